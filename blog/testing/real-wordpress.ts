import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The team's kit, which stands beside the checkout or at WORDPRESS_KIT: it starts a WordPress with its theme test data. */
export const wordpressKitFolder =
  process.env.WORDPRESS_KIT ?? join(import.meta.dirname, '../../../shared/wordpress');
const givenUrl = process.env.WORDPRESS_TEST_URL;

/** Whether there is a genuine WordPress to test against: one that was given, or one that can be started. */
export const hasRealWordPress = Boolean(givenUrl) || existsSync(wordpressKitFolder);

/** Whether that is the kit's, which tests may change. */
export const hasWordPressKit = !givenUrl && existsSync(wordpressKitFolder);

/** Where the kit has its WordPress: `env` says how to sign in, `www` is the site. */
export const wordpressFolder =
  process.env.WPKIT_WORK ?? `/tmp/wpkit/run-${process.env.WPKIT_PORT ?? 8090}`;

/** In milliseconds; the kit may have to install packages first. */
export const wordpressStartTimeoutMs = 240_000;

let startPromise: Promise<{ stdout: string }> | undefined;

/**
 * The address of a genuine WordPress with its theme test data: the one at WORDPRESS_TEST_URL, or the one that the
 * kit starts, once for all tests.
 *
 * @throws Error with the kit's output when it can't be started
 */
export async function startRealWordPress(): Promise<string> {
  if (givenUrl) return givenUrl;
  startPromise ??= run(join(import.meta.dirname, 'start-wordpress.sh'), [
    wordpressKitFolder,
    wordpressFolder,
  ]);
  return (await startPromise).stdout.trim();
}
