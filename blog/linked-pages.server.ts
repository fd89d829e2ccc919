import { Parser } from 'htmlparser2';

/** Where links to the same WordPress lead on our site: from their {@link toPageKey} to a path. */
export type LinkedPages = ReadonlyMap<string, string>;

/** Who can say what there is. Each gives only what it knows; an address is one of WordPress's own. */
export type LinkTargetSource = {
  /** The posts of these slugs and ids that everyone may read. */
  posts(wanted: { slugs: string[] } | { ids: string[] }): Promise<LinkTarget[]>;
  /** The categories with posts. */
  categories(): Promise<LinkTarget[]>;
};

type LinkTarget = { id: number; url: string; path: string };

/** In one question, so that its address stays as short as servers want it. */
const maxSlugCharacters = 4_000;
const maxIds = 100;

/**
 * What tells one page of a WordPress from another, however its address is spelled: its path, or the number of a post or
 * category in its query.
 *
 * @param basePath the path of the WordPress itself, without a closing slash
 * @returns undefined for its first page
 */
export function toPageKey({ pathname, searchParams }: URL, basePath: string): string | undefined {
  for (const name of ['p', 'cat']) {
    const id = searchParams.get(name);
    if (id && /^[1-9]\d{0,17}$/.test(id)) return `?${name}=${id}`;
  }
  const below = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
  const path = below.replace(/(?<!\/)\/+$/, '').toLowerCase();
  return path === '' ? undefined : path;
}

/** The addresses of a content's links, as they are written. */
export function extractLinks(html: string): string[] {
  const links: string[] = [];
  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === 'a' && href) links.push(href);
    },
  });
  parser.end(html);
  return links;
}

function extractSlugs(keys: string[]): string[] {
  const slugs: string[] = [];
  let characters = 0;
  for (const key of keys) {
    const slug = key.startsWith('/') ? (key.split('/').at(-1) ?? '') : '';
    characters += slug.length + 1;
    if (characters > maxSlugCharacters) break;
    // A comma separates slugs.
    if (slug && !slug.includes(',') && !slug.includes('.')) slugs.push(slug);
  }
  return [...new Set(slugs)];
}

/**
 * Finds the pages here that a content's links to its own WordPress mean: posts by their address or number, categories.
 * Whatever else is there (pages, authors, tags) we don't have.
 *
 * @param keys the links' keys
 * @param keyOf makes a key of an address that the directory gives
 */
export async function findLinkedPages(
  keys: string[],
  directory: LinkTargetSource,
  keyOf: (address: string) => string | undefined,
): Promise<LinkedPages> {
  if (keys.length === 0) return new Map();
  const slugs = extractSlugs(keys);
  const ids = keys.flatMap((key) => /^\?p=(\d+)$/.exec(key)?.[1] ?? []).slice(0, maxIds);
  const [bySlug, byId, categories] = await Promise.all([
    slugs.length > 0 ? directory.posts({ slugs }) : [],
    ids.length > 0 ? directory.posts({ ids }) : [],
    directory.categories(),
  ]);
  const targets = [
    ...[...bySlug, ...byId].map((post) => [post, `?p=${post.id}`] as const),
    ...categories.map((category) => [category, `?cat=${category.id}`] as const),
  ];
  return new Map(
    targets.flatMap(([{ url, path }, numberKey]) => {
      const key = keyOf(url);
      return [[numberKey, path] as const, ...(key ? [[key, path] as const] : [])];
    }),
  );
}
