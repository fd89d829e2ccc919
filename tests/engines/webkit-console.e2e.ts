import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { groupPaths } from '../helpers/group-paths.ts';
import { listen } from '../helpers/listen.ts';
import { allPages } from '../helpers/site-map.ts';
import { findUnexpected } from './console-messages.ts';
import { expect, test } from './test.ts';
import { createWebKitHome } from './webkit.ts';
import { startDisplay } from './xvfb.ts';

/** Number of pages that are opened at once, each in a tab. */
const tabsPerBatch = 12;
/** Time without a request after which the pages count as idle. */
const idleMs = 1500;

/** Starts a TCP proxy to the site that records the time of the last request. */
async function startActivityProxy(siteUrl: string) {
  const { hostname, port } = new URL(siteUrl);
  let lastRequestAt = 0;
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    visitor.on('data', () => {
      lastRequestAt = Date.now();
    });
    for (const socket of [visitor, site]) socket.on('error', () => socket.destroy());
    visitor.pipe(site).pipe(visitor);
  });
  const { url, stop } = await listen(server as Parameters<typeof listen>[0]);
  return { url, stop, isIdle: () => lastRequestAt > 0 && Date.now() - lastRequestAt > idleMs };
}

/** Opens pages and returns WebKit's console errors and warnings. The browser runs without its driver, which would hide them. */
async function readConsole(urls: readonly string[], display: string, isIdle: () => boolean) {
  const home = await createWebKitHome();
  const [browser = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const program = spawn(browser, ['--enable-write-console-messages-to-stdout=true', ...urls], {
    env: { ...home.environment, DISPLAY: display },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  program.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const exited = once(program, 'exit');
  await expect.poll(isIdle, { timeout: 60_000 }).toBe(true);
  // On SIGINT WebKit writes its buffered output.
  program.kill('SIGINT');
  await exited;
  await home.remove();
  return output.split('\n').filter((line) => /CONSOLE (?:\S+ )?(?:ERROR|WARN)/.test(line));
}

for (const [group, paths] of groupPaths(allPages, tabsPerBatch).entries()) {
  test(`WebKit writes no error or warning to its console on pages ${group * tabsPerBatch + 1} to ${group * tabsPerBatch + paths.length}`, async ({
    site,
  }) => {
    const display = await startDisplay();
    const proxy = await startActivityProxy(site.url);
    const urls = paths.map((path) => proxy.url + path);
    const messages = await readConsole(urls, display.name, proxy.isIdle);
    await proxy.stop();
    await display.stop();
    expect(findUnexpected(messages)).toEqual([]);
  });
}
