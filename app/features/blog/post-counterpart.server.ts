import type { ContentService, PostSitemapEntry } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import type { Language } from '#content/language.ts';

/**
 * The post that the other edition shows at the path of a post: its translation, or the same post, if WordPress has no posts in
 * that language or ignores the language of a request.
 */
export type PostCounterpart = 'translation' | 'same-post';

/**
 * Returns the kind of post that the other edition shows at the path of a post. Only a post with the same slug is a translation:
 * the responses of the free Polylang and of WPML don't say which posts are translations of each other (docs/blog.md).
 *
 * @param others the posts of the other edition, by their slugs
 * @returns undefined if the other edition has no such post
 */
export function getPostCounterpart(
  { id, slug }: Pick<PostSitemapEntry, 'id' | 'slug'>,
  others: ReadonlyMap<string, Pick<PostSitemapEntry, 'id'>>,
): PostCounterpart | undefined {
  const other = others.get(slug);
  if (other) return other.id === id ? 'same-post' : 'translation';
}

/** Indexes the posts of an edition for `getPostCounterpart`. */
export const indexBySlug = <Entry extends Pick<PostSitemapEntry, 'slug'>>(
  entries: readonly Entry[],
): ReadonlyMap<string, Entry> => new Map(entries.map((entry) => [entry.slug, entry]));

/**
 * Loads the posts of the other edition, and returns the kind of post that it shows at the path of a post.
 *
 * @param language of the post's page
 * @returns undefined if the other edition has no such post, or its posts can't be fetched before the deadline
 */
export async function loadPostCounterpart(
  post: Pick<PostSitemapEntry, 'id' | 'slug'>,
  services: Record<Language, ContentService>,
  language: Language,
  deadline: AbortSignal,
): Promise<PostCounterpart | undefined> {
  if (services.en === services.bn) return 'same-post';
  try {
    const other = services[language === 'en' ? 'bn' : 'en'];
    return getPostCounterpart(post, indexBySlug(await other.sitemapEntries(deadline)));
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
  }
}
