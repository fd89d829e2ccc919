import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

const onTheSystem = [
  // Without a window's frame around each page: the tests take a third less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () => [process.env.CHROMIUM, ...onTheSystem].find((path) => path && existsSync(path));

/**
 * A Chromium for the browser tests: the system's, else Playwright's download, else Debian's package.
 *
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own, which it finds itself
 * @throws {Error} when there is none to be had
 */
export async function ensureChromium() {
  const found = find();
  if (found) return found;
  console.log("No Chromium on this machine: trying Playwright's download ...");
  if ((await run('playwright', ['install', '--only-shell', 'chromium'])) === 0) return;
  console.log("Trying Debian's package ...");
  // The list may be good enough where it can't be fetched anew, as while somebody else fetches it.
  await run('apt-get', ['update', '-qq']);
  const installed = await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  const packaged = installed === 0 && find();
  if (packaged) return packaged;
  throw new Error('No Chromium could be installed. Set CHROMIUM to the path of one.');
}
