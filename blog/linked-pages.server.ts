import type { Document } from 'domhandler';
import { findByName } from './dom.server.ts';

/** Maps links to the same WordPress, by their {@link toPageKey}, to paths on our site. */
export type LinkedPages = ReadonlyMap<string, string>;

/** Looks up the posts and categories that links may lead to. Unknown slugs and ids are left out. */
export type LinkTargetSource = {
  /** Returns the public posts with these slugs or ids. */
  posts(query: { slugs: string[] } | { ids: string[] }): Promise<LinkTarget[]>;
  /** Returns the categories that have posts. */
  categories(): Promise<LinkTarget[]>;
};

/** `url` is the address on WordPress, `path` the one on our site. */
type LinkTarget = { id: number; url: string; path: string };

/** Limits of one request, so that its URL doesn't get too long for servers. */
const maxSlugCharacters = 4_000;
const maxIds = 100;

/**
 * Returns a key for a page of a WordPress that is the same for all spellings of its URL: its path, or the id of a post or
 * category in its query.
 *
 * @param basePath the path of the WordPress itself, without a trailing slash
 * @returns undefined for the home page
 */
export function toPageKey({ pathname, searchParams }: URL, basePath: string): string | undefined {
  for (const name of ['p', 'cat']) {
    const id = searchParams.get(name);
    if (id && /^[1-9]\d{0,17}$/.test(id)) return `?${name}=${id}`;
  }
  const relativePath = pathname.startsWith(`${basePath}/`)
    ? pathname.slice(basePath.length)
    : pathname;
  const path = relativePath.replace(/(?<!\/)\/+$/, '').toLowerCase();
  return path === '' ? undefined : path;
}

/** Returns the `href` of every link in the content, unchanged. */
export const extractLinks = (tree: Document): string[] =>
  findByName(tree, 'a').flatMap(({ attribs }) => attribs.href || []);

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

/**
 * Finds the pages of our site for links to the WordPress: posts by URL or id, and categories. Our site has no equivalent of
 * WordPress's pages, authors and tags.
 *
 * @param keys the links' keys
 * @param getPageKey returns the key of a target's `url`
 */
export async function findLinkedPages(
  keys: string[],
  linkTargets: LinkTargetSource,
  getPageKey: (url: string) => string | undefined,
): Promise<LinkedPages> {
  if (keys.length === 0) return new Map();
  const slugs = extractSlugs(keys);
  const ids = keys.flatMap((key) => /^\?p=(\d+)$/.exec(key)?.[1] ?? []).slice(0, maxIds);
  const [bySlug, byId, categories] = await Promise.all([
    slugs.length > 0 ? linkTargets.posts({ slugs }) : [],
    ids.length > 0 ? linkTargets.posts({ ids }) : [],
    linkTargets.categories(),
  ]);
  const targets = [
    ...[...bySlug, ...byId].map((post) => [post, `?p=${post.id}`] as const),
    ...categories.map((category) => [category, `?cat=${category.id}`] as const),
  ];
  return new Map(
    targets.flatMap(([{ url, path }, idKey]) => {
      const key = getPageKey(url);
      return [[idKey, path] as const, ...(key ? [[key, path] as const] : [])];
    }),
  );
}
