import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { connect, createServer } from 'node:net';
import { groupPaths } from '../helpers/group-paths.ts';
import { listen } from '../helpers/listen.ts';
import { sampledViews } from '../helpers/site-map.ts';
import { findUnexpected } from './console-messages.ts';
import { expect, test } from './test.ts';
import { createWebKitHome } from './webkit.ts';
import { startDisplay } from './xvfb.ts';

/** Number of pages that are opened at once, each in a tab. */
const tabsPerBatch = 14;
/** The console has an error for a page that doesn't exist. */
const existingViews = sampledViews.filter((view) => view !== '/nope');
/** Time without a request after which the pages count as idle. */
const idleMs = 1500;

const expectedMessages = [
  // WebKitGTK is built without web app manifests.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // A tab in the background draws nothing, so that it uses late what its page preloads.
  /was preloaded using link preload but not used within a few seconds/,
];

/**
 * Starts a TCP proxy to the site that records the requests.
 *
 * @returns also a function that says whether all of the paths have been requested, and nothing since `idleMs`
 */
async function startActivityProxy(siteUrl: string) {
  const { hostname, port } = new URL(siteUrl);
  let lastRequestAt = 0;
  const requested = new Set<string>();
  const server = createServer((visitor) => {
    const site = connect(Number(port), hostname);
    visitor.on('data', (chunk) => {
      lastRequestAt = Date.now();
      for (const [, path = ''] of String(chunk).matchAll(/^GET (\S+)/gm)) requested.add(path);
    });
    for (const socket of [visitor, site]) socket.on('error', () => socket.destroy());
    visitor.pipe(site).pipe(visitor);
  });
  const { url, stop } = await listen(server as Parameters<typeof listen>[0]);
  const isLoaded = (paths: readonly string[]) =>
    paths.every((path) => requested.has(path)) && Date.now() - lastRequestAt > idleMs;
  return { url, stop, isLoaded };
}

/** Opens pages and returns WebKit's console errors and warnings. The browser runs without its driver, which would hide them. */
async function readConsole(siteUrl: string, paths: readonly string[]): Promise<string[]> {
  const display = await startDisplay();
  const proxy = await startActivityProxy(siteUrl);
  const home = await createWebKitHome();
  const [browser = 'MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const program = spawn(
    browser,
    ['--enable-write-console-messages-to-stdout=true', ...paths.map((path) => proxy.url + path)],
    {
      env: { ...home.environment, DISPLAY: display.name },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  // WebKitGTK 2.50 writes the messages to standard error, whatever the switch is called.
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const closed = once(program, 'close');
  await expect.poll(() => proxy.isLoaded(paths), { timeout: 60_000 }).toBe(true);
  // On SIGINT WebKit writes its buffered output.
  program.kill('SIGINT');
  await closed;
  await home.remove();
  await proxy.stop();
  await display.stop();
  return output.split('\n').filter((line) => /CONSOLE (?:\S+ )?(?:ERROR|WARN)/.test(line));
}

test('the messages in the console of WebKit are read', async () => {
  const site = await listen(
    createHttpServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<script>console.error("planted")</script>');
    }),
  );
  expect(await readConsole(site.url, ['/'])).toEqual([expect.stringContaining('planted')]);
  await site.stop();
});

for (const [group, paths] of groupPaths(existingViews, tabsPerBatch).entries()) {
  test(`WebKit writes no error or warning to its console on pages ${group * tabsPerBatch + 1} to ${group * tabsPerBatch + paths.length}`, async ({
    site,
  }) => {
    const messages = await readConsole(site.url, paths);
    expect(findUnexpected(messages, expectedMessages)).toEqual([]);
  });
}
