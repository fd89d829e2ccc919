import { expect, test } from 'vitest';
import { createShareLinks } from './share-links.ts';

const labels = { facebook: 'Facebook', linkedin: 'LinkedIn', whatsapp: 'WhatsApp', mail: 'Send' };

test('the link to each service has the title and the URL with their special characters', () => {
  const postUrl = 'https://example.org/blog/a-visa?x=1&y=2';
  const links = createShareLinks('Visa & work', postUrl, labels).map(
    ({ href }) => new URL(href).searchParams,
  );
  expect(links[0]?.get('u')).toBe(postUrl);
  expect(links[1]?.get('url')).toBe(postUrl);
  expect(links[2]?.get('text')).toBe(`Visa & work\n${postUrl}`);
  expect(links[3]?.get('subject')).toBe('Visa & work');
  expect(links[3]?.get('body')).toBe(postUrl);
});
