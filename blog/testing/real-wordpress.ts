import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The team's kit, which starts a WordPress with its theme test data: the folder at WORDPRESS_KIT, or one beside the checkout.
 */
export const wordpressKitFolder =
  process.env.WORDPRESS_KIT ?? join(import.meta.dirname, '../../../shared/wordpress');
const givenUrl = process.env.WORDPRESS_TEST_URL;

/** Whether tests can use a real WordPress: the one at WORDPRESS_TEST_URL, or one that the kit starts. */
export const hasRealWordPress = Boolean(givenUrl) || existsSync(wordpressKitFolder);

/** Whether the real WordPress is the kit's, which tests may change. */
export const hasWordPressKit = !givenUrl && existsSync(wordpressKitFolder);

/** The folder of the kit's WordPress. Its file `env` has the account's password, its folder `www` is the site. */
export const wordpressFolder =
  process.env.WPKIT_WORK ?? `/tmp/wpkit/run-${process.env.WPKIT_PORT ?? 8090}`;

/** Long, since the kit may have to install packages first. */
export const wordpressStartTimeoutMs = 240_000;

let startPromise: Promise<{ stdout: string }> | undefined;

/**
 * Returns the URL of a real WordPress with its theme test data: WORDPRESS_TEST_URL, or the one that the kit starts once for all
 * tests.
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
