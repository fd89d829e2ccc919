import type { Document } from 'domhandler';
import { categoryPath, postPath } from './content-service.ts';
import { findByName } from './dom.server.ts';
import {
  type LinkedPages,
  safeDecodeUriComponent,
  type WordPressUrlRewriter,
} from './url-rewriter.server.ts';
import { maxCategories, type WordPressClient } from './wordpress-client.server.ts';
import {
  wordpressCategoryTargetSchema,
  wordpressPostTargetSchema,
} from './wordpress-schemas.server.ts';

/** Limits of one request, so that its URL doesn't get too long for servers. */
const maxSlugCharacters = 4_000;
const maxIds = 100;

/** A page of WordPress: the key of its URL with an id, its URL, and the path on our site. */
type LinkTarget = { idKey: string; url: string; path: string };

function extractSlugs(keys: string[]): string[] {
  const slugs: string[] = [];
  let characters = 0;
  for (const key of keys) {
    const slug = key.startsWith('/') ? (key.split('/').at(-1) ?? '') : '';
    characters += slug.length + 1;
    if (characters > maxSlugCharacters) break;
    // Commas separate slugs in WordPress's query.
    if (slug && !slug.includes(',') && !slug.includes('.')) slugs.push(slug);
  }
  return [...new Set(slugs)];
}

/** Returns the public posts with the slugs or ids of a query. Unknown ones are left out. */
async function findPosts(
  client: WordPressClient,
  query: { slug: string } | { include: string },
): Promise<LinkTarget[]> {
  const { entries } = await client.get({
    resource: 'posts',
    parameters: { ...query, per_page: '100', _fields: 'id,slug,link,content.protected' },
    parseEntry: (entry) => wordpressPostTargetSchema.parse(entry),
  });
  return entries
    .filter(({ content }) => !content.protected)
    .map(({ id, slug, link }) => ({
      idKey: `?p=${id}`,
      url: link,
      path: postPath(safeDecodeUriComponent(slug)),
    }));
}

/** Returns the categories that have posts. */
async function findCategories(client: WordPressClient): Promise<LinkTarget[]> {
  const { entries } = await client.get({
    resource: 'categories',
    parameters: { per_page: String(maxCategories), _fields: 'id,count,link' },
    parseEntry: (entry) => wordpressCategoryTargetSchema.parse(entry),
  });
  return entries
    .filter(({ count }) => count > 0)
    .map(({ id, link }) => ({ idKey: `?cat=${id}`, url: link, path: categoryPath(id) }));
}

/**
 * Finds the pages of our site for a content's links to the WordPress: posts by URL or id, and categories. Our site has no
 * equivalent of WordPress's pages, authors and tags.
 */
export async function findLinkedPages(
  tree: Document,
  { getPageKey }: WordPressUrlRewriter,
  client: WordPressClient,
): Promise<LinkedPages> {
  const links = findByName(tree, 'a').flatMap(({ attribs }) => attribs.href || []);
  const keys = [...new Set(links.flatMap((href) => getPageKey(href) ?? []))];
  if (keys.length === 0) return new Map();
  const slugs = extractSlugs(keys);
  const ids = keys.flatMap((key) => /^\?p=(\d+)$/.exec(key)?.[1] ?? []).slice(0, maxIds);
  const targets = await Promise.all([
    slugs.length > 0 ? findPosts(client, { slug: slugs.join(',') }) : [],
    ids.length > 0 ? findPosts(client, { include: ids.join(',') }) : [],
    findCategories(client),
  ]);
  return new Map(
    targets.flat().flatMap(({ idKey, url, path }) => {
      const key = getPageKey(url);
      return [[idKey, path] as const, ...(key ? [[key, path] as const] : [])];
    }),
  );
}
