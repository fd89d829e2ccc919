import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { contentServicesContext } from '#blog/context.server.ts';
import { visitorAddressContext } from '#server/contexts.ts';
import { loader } from './blog-media.ts';

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['192.0.2.1', '192.0.2.1'],
])('the transfers of %s count for %s', async (visitorAddress, expected) => {
  const media = vi.fn(async () => new Response());
  const context = new RouterContextProvider();
  context.set(visitorAddressContext, visitorAddress);
  context.set(contentServicesContext, { en: { media } } as never);
  const url = new URL('http://localhost/blog-media/a.jpg');
  await loader({
    request: new Request(url),
    url,
    params: { '*': 'a.jpg' },
    pattern: '/blog-media/*',
    context,
  });
  expect(media).toHaveBeenCalledWith(
    'a.jpg',
    expect.objectContaining({ visitorAddress: expected }),
  );
});
