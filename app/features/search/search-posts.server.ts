import type { ContentService, PostSummary } from '#blog/content-service.ts';
import { postPath } from '#blog/content-service.ts';
import { ContentServiceError } from '#blog/content-service-error.ts';
import { formatDate } from '#blog/format-date.ts';
import type { SearchRecord } from './search-record.ts';

/** Of nine posts each: the newest hundred. Older ones are in the blog's own list. */
const maxPages = 12;

/** How long somebody who searches waits for posts that nobody has asked for yet, in milliseconds. */
const timeoutMs = 1500;

/**
 * The newest posts, for the search, as the content service's cache has them. Posts are an extra: it throws nothing
 * that the content service throws, and gives what it has by then when the service fails or takes its time. What is still
 * under way fills the cache for the next one who asks.
 */
export async function loadSearchPosts(
  service: ContentService,
  limit = timeoutMs,
): Promise<SearchRecord[]> {
  const found = new Map<number, PostSummary>();
  const collected = collectPosts(service, found);
  const late = new Promise<void>((resolve) => setTimeout(resolve, limit).unref());
  await Promise.race([collected, late]);
  return [...found.values()].map(toSearchRecord);
}

async function collectPosts(service: ContentService, found: Map<number, PostSummary>) {
  try {
    for (let page = 1; page <= maxPages; page += 1) {
      const { posts, hasMore } = await service.posts({ page });
      for (const post of posts) found.set(post.id, post);
      if (!hasMore) return;
    }
  } catch (error) {
    // Its client has logged the reason.
    if (!(error instanceof ContentServiceError)) throw error;
  }
}

function toSearchRecord({ title, slug, date, image }: PostSummary): SearchRecord {
  return {
    kind: 'post',
    name: title,
    text: formatDate(date),
    to: postPath(slug),
    ...(image && { picture: { image } }),
  };
}
