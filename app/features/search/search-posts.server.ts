import { formatPostDate } from '#app/features/blog/post-card.ts';
import { getPostCounterpart, indexBySlug } from '#app/features/blog/post-counterpart.server.ts';
import type { ContentService, PostSummary } from '#blog/content-service.ts';
import { postPath } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import type { Language } from '#content/language.ts';
import { listKeywords } from './collect-keywords.ts';
import type { SearchRecord } from './search-record.ts';

/** Pages of nine posts each: about the newest hundred. The search skips older posts, which the blog lists. */
const maxPages = 12;

/** How long a search waits for posts that are not cached yet. */
const defaultTimeoutMs = 1500;

/** The posts of one language that have been received, and their headings, by the ids of the posts. */
type ReceivedPosts = {
  posts: Map<number, PostSummary>;
  headings: Map<number, readonly string[]>;
};

/** The latest records of each language, and the posts and headings that they were created from. */
const latestRecords = new Map<
  Language,
  { sources: readonly unknown[]; records: readonly SearchRecord[] }
>();

/**
 * Loads the newest posts as search records, from the cache of the content service if possible. A post also has the words of its
 * translation, hidden, since visitors type both languages. The search works without posts: if the service fails or the time is
 * up, the posts received so far are returned. Pending requests continue and fill the cache for the next search.
 *
 * @param services the posts in each language
 * @param language of the records
 * @returns the same array as long as the services return the same posts and headings, as their cache does
 */
export async function loadSearchPosts(
  services: Record<Language, ContentService>,
  language: Language,
  timeoutMs = defaultTimeoutMs,
): Promise<readonly SearchRecord[]> {
  const own: ReceivedPosts = { posts: new Map(), headings: new Map() };
  const translations: ReceivedPosts = { posts: new Map(), headings: new Map() };
  const service = services[language];
  const otherService = services[language === 'en' ? 'bn' : 'en'];
  const completion = Promise.all([
    collectPosts(service, own),
    otherService !== service && collectPosts(otherService, translations),
  ]);
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref());
  await Promise.race([completion, timeout]);
  const sources = [own, translations].flatMap(({ posts, headings }) => [
    ...posts.values(),
    ...headings.values(),
  ]);
  const latest = latestRecords.get(language);
  if (latest && isSameList(latest.sources, sources)) return latest.records;
  const records = createRecords(own, translations, language);
  latestRecords.set(language, { sources, records });
  return records;
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

function createRecords(
  own: ReceivedPosts,
  translations: ReceivedPosts,
  language: Language,
): SearchRecord[] {
  const translationsBySlug = indexBySlug([...translations.posts.values()]);
  return [...own.posts.values()].map((post) => {
    const isTranslated = getPostCounterpart(post, translationsBySlug) === 'translation';
    const translation = isTranslated ? translationsBySlug.get(post.slug) : undefined;
    const words = own.headings.get(post.id) ?? [];
    if (!translation) return toSearchRecord(post, language, words);
    const hiddenWords = listHiddenWords(translation, translations);
    return {
      ...toSearchRecord(post, language, [...words, ...hiddenWords]),
      translatedName: translation.title,
    };
  });
}

/** The distinct words of a translation's excerpt and headings. */
function listHiddenWords({ id, excerpt }: PostSummary, { headings }: ReceivedPosts) {
  const texts = [excerpt, ...(headings.get(id) ?? [])];
  return [...new Set(texts.flatMap(listKeywords))];
}

/**
 * Collects the posts. The headings of each page are requested in parallel, so that a slow or failed request for headings
 * neither delays nor drops a post.
 */
async function collectPosts(service: ContentService, { posts, headings }: ReceivedPosts) {
  const pendingHeadings: Promise<void>[] = [];
  await ignoreFailure(async () => {
    for (let page = 1; page <= maxPages; page += 1) {
      pendingHeadings.push(ignoreFailure(() => collectHeadings(service, page, headings)));
      const { posts: found, hasMore } = await service.posts({ page });
      for (const post of found) posts.set(post.id, post);
      if (!hasMore) return;
    }
  });
  await Promise.all(pendingHeadings);
}

async function collectHeadings(
  service: ContentService,
  page: number,
  headingsById: Map<number, readonly string[]>,
) {
  for (const [id, headings] of await service.headings(page)) headingsById.set(id, headings);
}

/** Ignores a failure of the content service, which its client has logged. */
async function ignoreFailure(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
  }
}

function toSearchRecord(
  { title, slug, date, excerpt, image }: PostSummary,
  language: Language,
  words: readonly string[],
): SearchRecord {
  return {
    kind: 'post',
    name: title,
    text: formatPostDate(date, language),
    to: postPath(slug),
    words: [excerpt, ...words].join(' '),
    ...(image && { picture: { image } }),
  };
}
