import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { listen } from '../helpers/listen.ts';
import { allPages } from '../helpers/site-map.ts';
import { findUnexpected } from './console-messages.ts';
import { expect, test } from './test.ts';
import { createWebKitHome } from './webkit.ts';
import { startDisplay } from './xvfb.ts';

/** So many pages are opened at once, a tab each. */
const tabsPerBatch = 12;
/** The pages have come to rest once nothing was asked for so long, in milliseconds. */
const idleMs = 1500;

/** A door to the site that knows when somebody last came through it. */
async function startActivityProxy(siteUrl: string) {
  const { hostname, port } = new URL(siteUrl);
  let passedAt = 0;
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    visitor.on('data', () => {
      passedAt = Date.now();
    });
    for (const socket of [visitor, site]) socket.on('error', () => socket.destroy());
    visitor.pipe(site).pipe(visitor);
  });
  const { url, stop } = await listen(server as Parameters<typeof listen>[0]);
  return { url, stop, isQuiet: () => passedAt > 0 && Date.now() - passedAt > idleMs };
}

/** What WebKit writes to its console while it opens pages; its driver would keep that to itself. */
async function readConsole(urls: readonly string[], display: string, isQuiet: () => boolean) {
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
  await expect.poll(isQuiet, { timeout: 60_000 }).toBe(true);
  // It then writes what it still holds.
  program.kill('SIGINT');
  await exited;
  await home.remove();
  return output.split('\n').filter((line) => /CONSOLE (?:\S+ )?(?:ERROR|WARN)/.test(line));
}

const batches = Array.from({ length: Math.ceil(allPages.length / tabsPerBatch) }, (_, group) =>
  allPages.slice(group * tabsPerBatch, (group + 1) * tabsPerBatch),
);

for (const [group, paths] of batches.entries()) {
  test(`WebKit’s console is silent: pages ${group * tabsPerBatch + 1} to ${group * tabsPerBatch + paths.length}`, async ({
    site,
  }) => {
    const display = await startDisplay();
    const door = await startActivityProxy(site.url);
    const urls = paths.map((path) => door.url + path);
    const messages = await readConsole(urls, display.name, door.isQuiet);
    await door.stop();
    await display.stop();
    expect(findUnexpected(messages)).toEqual([]);
  });
}
