import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The team's kit, which stands beside the checkout: it starts a WordPress with its theme test data. */
const kit = join(import.meta.dirname, '../../../shared/wordpress/start.sh');
const given = process.env.WORDPRESS_TEST_URL;

/** Whether there is a genuine WordPress to test against: one that was given, or one that can be started. */
export const hasGenuineWordpress = Boolean(given) || existsSync(kit);

/** In milliseconds; the kit may have to install packages first. */
export const wordpressStartLimit = 240_000;

/**
 * The address of a genuine WordPress with its theme test data: the one at WORDPRESS_TEST_URL, or the one that the
 * kit starts, once for all tests.
 *
 * @throws Error with the kit's output when it can't be started
 */
export async function genuineWordpress(): Promise<string> {
  if (given) return given;
  const start = async () => (await run(kit)).stdout.trim();
  try {
    return await start();
  } catch {
    // A machine that is new has no list of packages yet, and the kit doesn't fetch one.
    await run('apt-get', ['update', '-qq']);
    return start();
  }
}
