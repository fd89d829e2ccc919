import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

const systemPaths = [
  // With the headless shell, which has no windows, the tests take a third less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findChromium = () =>
  [process.env.CHROMIUM, ...systemPaths].find((path) => path && existsSync(path));

/**
 * Finds or installs a Chromium for the browser tests: the system's, else Playwright's download, else Debian's package.
 *
 * @returns {Promise<Record<string, string>>} its path, by the variable that the tests read; empty for Playwright's download, which
 *   Playwright finds itself
 * @throws {Error} when none can be installed
 */
export async function ensureChromium() {
  const existingPath = findChromium();
  if (existingPath) return { CHROMIUM: existingPath };
  console.log("No Chromium on this machine: trying Playwright's download ...");
  if ((await run('playwright', ['install', '--only-shell', 'chromium'])) === 0) return {};
  console.log("Trying Debian's package ...");
  // A failed update is ignored, for example while another process holds apt's lock: the present package list may be sufficient.
  await run('apt-get', ['update', '-qq']);
  const exitCode = await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  const installedPath = exitCode === 0 && findChromium();
  if (installedPath) return { CHROMIUM: installedPath };
  throw new Error('No Chromium could be installed. Set CHROMIUM to the path of one.');
}
