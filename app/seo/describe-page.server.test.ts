import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { describePage, MissingMetadataError } from './describe-page.server.ts';
import { createPageMetadata, noindexMeta } from './page-metadata.ts';

const words = { title: 'Services', description: 'What we do.' };

const described = (descriptors: MetaDescriptor[]) =>
  describePage(
    {
      routeModules: { services: { meta: () => descriptors, default: () => null } },
      staticHandlerContext: {
        matches: [{ route: { id: 'root' } }, { route: { id: 'services' } }],
        loaderData: {},
      },
    } as unknown as Parameters<typeof describePage>[0],
    '/services',
  );

test('a page is described by the metadata of its route', () => {
  expect(described(createPageMetadata(words))).toEqual({ ...words, isIndexed: true });
});

test('a page that is for no search engine says so', () => {
  expect(described([...createPageMetadata(words), noindexMeta])).toMatchObject({
    isIndexed: false,
  });
});

test.each([
  ['title', [{ name: 'description', content: 'What we do.' }]],
  ['description', [{ title: 'Services' }]],
])('a page without a %s is not served in silence', (_, descriptors) => {
  expect(() => described(descriptors)).toThrow(MissingMetadataError);
});
