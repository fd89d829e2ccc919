import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { openPageCache } from './page-cache.ts';

/** A server of pages that say how often they have been made; what is kept under no address is answered with 204. */
async function serve() {
  const state = { made: [] as string[], current: true, status: 200, fails: false, hold: false };
  const held: (() => void)[] = [];
  const deadlines: AbortSignal[] = [];
  const cache = openPageCache({
    addressOf: ({ url = '' }) => (url.startsWith('/kept') ? url.split('?')[0] : undefined),
    deadline: () => new AbortController().signal,
    async make(address, deadline) {
      state.made.push(address);
      deadlines.push(deadline);
      if (state.hold) await new Promise<void>((resolve) => held.push(resolve));
      if (state.fails) throw new Error('broken');
      const { status } = state;
      return {
        status,
        headers: { 'content-security-policy': `policy of ${address}` },
        body: `made ${state.made.length}`,
        ...(status === 200 && {
          isCurrent: async (deadline: AbortSignal) => {
            deadlines.push(deadline);
            return state.current;
          },
        }),
      };
    },
  });
  const server = createServer((request, response) =>
    cache(request, response, () => void response.writeHead(204).end()),
  );
  const { url, stop } = await listen(server);
  onTestFinished(stop);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers });
  const textOf = async (path: string) => (await get(path)).text();
  return { state, held, deadlines, get, textOf };
}

test('a page is made once, whatever its query, and anew when it is no longer current', async () => {
  const { state, get, textOf } = await serve();
  expect(await textOf('/kept')).toBe('made 1');
  expect(await textOf('/kept?x=1')).toBe('made 1');
  expect((await get('/kept')).headers.get('content-security-policy')).toBe('policy of /kept');
  expect(await textOf('/kept-too')).toBe('made 2');
  state.current = false;
  expect(await textOf('/kept')).toBe('made 3');
});

test('who has it is told so, and gets it when it has changed', async () => {
  const { state, get } = await serve();
  const etag = (await get('/kept')).headers.get('etag') ?? '';
  expect((await get('/kept', { 'if-none-match': etag })).status).toBe(304);
  state.current = false;
  const changed = await get('/kept', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(await changed.text()).toBe('made 2');
});

test('fifty who come at the same time have one page made', async () => {
  const { state, held, textOf } = await serve();
  state.hold = true;
  const visitors = Array.from({ length: 50 }, () => textOf('/kept'));
  await expect.poll(() => held.length).toBe(1);
  for (const release of held) release();
  expect(new Set(await Promise.all(visitors))).toEqual(new Set(['made 1']));
  expect(state.made).toHaveLength(1);
});

test('a page that failed is sent and not kept', async () => {
  const { state, get, textOf } = await serve();
  state.status = 503;
  const failed = await get('/kept');
  expect(failed.status).toBe(503);
  expect(failed.headers.get('etag')).toBeNull();
  expect(await failed.text()).toBe('made 1');
  state.status = 200;
  expect(await textOf('/kept')).toBe('made 2');
});

test('other addresses, and pages that can not be made, are left to others', async () => {
  const { state, get } = await serve();
  expect((await get('/other')).status).toBe(204);
  expect(state.made).toEqual([]);
  state.fails = true;
  expect((await get('/kept')).status).toBe(204);
  state.fails = false;
  expect((await get('/kept')).status).toBe(200);
});

test('to look whether a page is current, and to make it anew, is one deadline', async () => {
  const { state, deadlines, get } = await serve();
  await get('/kept');
  state.current = false;
  await get('/kept');
  const [, looked, made] = deadlines;
  expect(deadlines).toHaveLength(3);
  expect(looked).toBe(made);
});
