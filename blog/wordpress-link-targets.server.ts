import { categoryPath, postPath } from './content-service.ts';
import type { LinkTargetSource } from './linked-pages.server.ts';
import { safeDecodeUriComponent } from './url-rewriter.server.ts';
import type { WordPressClient } from './wordpress-client.server.ts';
import {
  wordpressCategoryTargetSchema,
  wordpressPostTargetSchema,
} from './wordpress-schemas.server.ts';

/** The most categories that are fetched: the most that WordPress returns at once. */
export const maxCategories = 100;

/** Looks up the public posts and the non-empty categories of a WordPress that links in its posts may lead to. */
export const createLinkTargetSource = (client: WordPressClient): LinkTargetSource => ({
  async posts(query) {
    const { entries } = await client.get({
      resource: 'posts',
      parameters: {
        ...('slugs' in query ? { slug: query.slugs.join(',') } : { include: query.ids.join(',') }),
        per_page: '100',
        _fields: 'id,slug,link,content.protected',
      },
      parseEntry: (entry) => wordpressPostTargetSchema.parse(entry),
    });
    return entries
      .filter(({ content }) => !content.protected)
      .map((post) => ({
        id: post.id,
        url: post.link,
        path: postPath(safeDecodeUriComponent(post.slug)),
      }));
  },

  async categories() {
    const { entries } = await client.get({
      resource: 'categories',
      parameters: { per_page: String(maxCategories), _fields: 'id,count,link' },
      parseEntry: (entry) => wordpressCategoryTargetSchema.parse(entry),
    });
    return entries
      .filter(({ count }) => count > 0)
      .map(({ id, link }) => ({ id, url: link, path: categoryPath(id) }));
  },
});
