import { createServer, request } from 'node:http';
import { listen } from '../helpers/listen.ts';
import { click, fill, openHydrated, waitForPath, waitForValue } from './actions.ts';
import { desktop } from './tab.ts';
import { expect, test } from './test.ts';

// Firefox compares the hash of a script whose download it has cancelled.
test.use({ console: { expected: [/None of the “sha384” hashes/] } });

/**
 * Starts a proxy of the site that doesn't answer requests for some files until it is told to.
 *
 * @param isHeld whether requests for a path are held
 * @returns also the held paths, the query strings of all requests, and a function after which nothing is held any more
 */
async function holdFiles(site: string, isHeld: (path: string) => boolean) {
  const held: string[] = [];
  const queries: string[] = [];
  let isReleased = false;
  const server = createServer(({ url = '', method, headers }, response) => {
    queries.push(url.split('?')[1] ?? '');
    if (!isReleased && isHeld(url)) {
      held.push(url);
      return;
    }
    request(site + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
  const release = () => {
    isReleased = true;
  };
  return { ...(await listen(server)), held, queries, release };
}

test('a visitor who leaves before the answer has loaded gets the page that they asked for, and sends no profile', async ({
  openTab,
  site,
}) => {
  const proxy = await holdFiles(site.url, (path) => path.endsWith('/options.json'));
  const tab = await openTab(desktop);
  await openHydrated(tab, `${proxy.url}/global-programs`);
  await fill(tab, { age: '22' });
  await click(tab, { selector: '#eligibility-finder button' });
  await expect.poll(() => proxy.held).toHaveLength(1);
  await click(tab, { selector: 'footer a[href="/about"]' });
  await waitForPath(tab, '/about');
  expect(proxy.queries.filter((query) => query.includes('age'))).toEqual([]);

  // Back on the page, the answer appears: it is loaded once more.
  proxy.release();
  await tab.evaluate(() => history.back());
  await waitForPath(tab, '/global-programs?age=22');
  await waitForValue(tab, 'Can I go?', () => document.querySelector('main h1')?.textContent);
  expect(proxy.queries.filter((query) => query.includes('age'))).toEqual([]);
  await proxy.stop();
});

test('a visitor who leaves before the search has loaded gets the page that they asked for', async ({
  openTab,
  site,
}) => {
  const proxy = await holdFiles(site.url, (path) => /mount-search-.*\.js$/.test(path));
  const tab = await openTab(desktop);
  await openHydrated(tab, `${proxy.url}/services`);
  await tab.type('/');
  await expect.poll(() => proxy.held).toHaveLength(1);
  await click(tab, { selector: 'footer a[href="/about"]' });
  await waitForPath(tab, '/about');
  expect(proxy.queries.filter((query) => query.includes('q='))).toEqual([]);
  await proxy.stop();
});
