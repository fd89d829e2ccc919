import { describe, expect, test, vi } from 'vitest';
import type { ContentServiceError } from './content-service-error.ts';
import { createRecordingLog, sendJson, startFakeWordPress } from './testing/fake-wordpress.ts';
import { getFailure } from './testing/wordpress-responses.ts';
import { createWordPressService } from './wordpress.server.ts';

describe('redirects', () => {
  const redirect = (to: (url: URL) => string) =>
    startFakeWordPress((url, response) => {
      if (url.searchParams.has('final')) sendJson(response, []);
      else response.writeHead(301, { location: to(url) }).end();
    });

  test('on the same site are followed', async () => {
    await using wordpress = await redirect((url) => `${url.pathname}?final`);
    const page = await createWordPressService(wordpress.url, createRecordingLog()).posts({
      page: 1,
    });
    expect(page.posts).toEqual([]);
  });

  test.each([
    ['in a circle', (url: URL) => url.pathname + url.search],
    ['to another host', () => 'http://localhost/?final'],
    ['to another port', () => 'http://127.0.0.1:1/?final'],
    ['to the port of HTTP', () => 'http://127.0.0.1/?final'],
    ['to the port of HTTPS', () => 'https://127.0.0.1/?final'],
    ['to another scheme', () => 'file:///etc/passwd'],
    ['to nowhere', () => 'http://'],
  ])('%s are not', async (_case, to) => {
    await using wordpress = await redirect(to);
    const error = await getFailure(
      createWordPressService(wordpress.url, createRecordingLog()).posts({ page: 1 }),
    );
    expect(error.reason).toBe('redirect');
    expect(wordpress.requests.length).toBeLessThanOrEqual(4);
  });
});

describe('redirects without a port', () => {
  /** Follows a chain of redirects, and returns the requests that the site sends. */
  async function follow(base: string, ...targets: string[]) {
    const asked: { url: string; authorization: string | null }[] = [];
    const locations = [...targets];
    using _ = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
      const headers = new Headers(options?.headers);
      asked.push({ url: String(input), authorization: headers.get('authorization') });
      const location = locations.shift();
      return location
        ? new Response(null, { status: 301, headers: { location } })
        : Response.json([]);
    });
    const answer = createWordPressService(base, createRecordingLog()).posts({ page: 1 });
    const reason = await answer.then(
      () => undefined,
      ({ reason, message }: ContentServiceError) => `${reason}: ${message}`,
    );
    return { asked, reason };
  }

  test('from HTTP to HTTPS, and to "www.", are followed', async () => {
    const { asked, reason } = await follow(
      'http://c.example',
      'https://c.example/a',
      'https://www.c.example/b',
    );
    expect(reason).toBeUndefined();
    expect(asked.map(({ url }) => url).slice(1)).toEqual([
      'https://c.example/a',
      'https://www.c.example/b',
    ]);
  });

  test('back to HTTP are not followed', async () => {
    const { asked, reason } = await follow('https://c.example', 'http://c.example/a');
    expect(reason).toBe('redirect: redirect to another site');
    expect(asked).toHaveLength(1);
  });

  test.each(['https://c.example/a', 'http://www.c.example/a'])(
    'a password does not go along to %s',
    async (target) => {
      const { asked, reason } = await follow('http://user:pass@c.example', target);
      expect(reason).toMatch(/^redirect: redirect from the host and port that the password is for/);
      expect(asked.map(({ url }) => new URL(url).origin)).toEqual(['http://c.example']);
    },
  );

  test('a password is sent along within the site', async () => {
    const { asked } = await follow('http://user:pass@c.example', '/a');
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual({ url: 'http://c.example/a', authorization: asked[0]?.authorization });
    expect(asked[0]?.authorization).toMatch(/^Basic /);
  });
});
