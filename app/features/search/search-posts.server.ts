import type { ContentService, PostSummary } from '#blog/content-service.ts';
import { postPath } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { formatDate } from '#blog/format-date.ts';
import type { SearchRecord } from './search-record.ts';

/** Pages of nine posts each: about the newest hundred. The search skips older posts, which the blog lists. */
const maxPages = 12;

/** How long a search waits for posts that are not cached yet. */
const defaultTimeoutMs = 1500;

/**
 * Loads the newest posts as search records, from the cache of the content service if possible. The search works without
 * posts: if the service fails or the time is up, the posts received so far are returned. Pending requests continue and
 * fill the cache for the next search.
 */
export async function loadSearchPosts(
  service: ContentService,
  timeoutMs = defaultTimeoutMs,
): Promise<SearchRecord[]> {
  const postsById = new Map<number, PostSummary>();
  const headingsById = new Map<number, readonly string[]>();
  const completion = collectPosts(service, postsById, headingsById);
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref());
  await Promise.race([completion, timeout]);
  return [...postsById.values()].map((post) => toSearchRecord(post, headingsById.get(post.id)));
}

/**
 * Collects the posts. The headings of each page are requested in parallel, so that a slow or failed request for headings neither
 * delays nor drops a post.
 */
async function collectPosts(
  service: ContentService,
  postsById: Map<number, PostSummary>,
  headingsById: Map<number, readonly string[]>,
) {
  const pendingHeadings: Promise<void>[] = [];
  await ignoreFailure(async () => {
    for (let page = 1; page <= maxPages; page += 1) {
      pendingHeadings.push(ignoreFailure(() => collectHeadings(service, page, headingsById)));
      const { posts, hasMore } = await service.posts({ page });
      for (const post of posts) postsById.set(post.id, post);
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
  headings: readonly string[] = [],
): SearchRecord {
  return {
    kind: 'post',
    name: title,
    text: formatDate(date),
    to: postPath(slug),
    words: [excerpt, ...headings].join(' '),
    ...(image && { picture: { image } }),
  };
}
