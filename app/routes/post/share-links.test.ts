import { expect, test } from 'vitest';
import { createShareLinks } from './share-links.ts';

test('title and address reach each service whole', () => {
  const address = 'https://example.org/blog/a-visa?x=1&y=2';
  const links = createShareLinks('Visa & work', address, { on: 'Share on', mail: 'Send' }).map(
    ({ href }) => new URL(href).searchParams,
  );
  expect(links[0]?.get('u')).toBe(address);
  expect(links[1]?.get('url')).toBe(address);
  expect(links[2]?.get('text')).toBe(`Visa & work\n${address}`);
  expect(links[3]?.get('subject')).toBe('Visa & work');
  expect(links[3]?.get('body')).toBe(address);
});
