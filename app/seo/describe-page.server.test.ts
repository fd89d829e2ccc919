import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { describePage, MissingMetadataError } from './describe-page.server.ts';
import { createPageMetadata, noindexMeta } from './page-metadata.ts';

const metadata = { title: 'Services', description: 'What we do.' };

const describeWith = (descriptors: MetaDescriptor[]) =>
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

test('a page has the metadata of its route', () => {
  expect(describeWith(createPageMetadata(metadata, 'en'))).toEqual({
    ...metadata,
    isIndexed: true,
  });
});

test('a page with the noindex tag is not indexed', () => {
  expect(describeWith([...createPageMetadata(metadata, 'en'), noindexMeta])).toMatchObject({
    isIndexed: false,
  });
});

test.each([
  ['title', [{ name: 'description', content: 'What we do.' }]],
  ['description', [{ title: 'Services' }]],
])('a page without a %s throws', (_, descriptors) => {
  expect(() => describeWith(descriptors)).toThrow(MissingMetadataError);
});
