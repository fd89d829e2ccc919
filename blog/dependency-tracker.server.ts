import type { ContentService } from './content-service.ts';
import { isEmpty } from './is-empty.server.ts';

type TrackedCall = {
  call: (deadline: AbortSignal) => Promise<unknown>;
  /** Unknown until it has come, and when it has failed. */
  result?: { answer: unknown };
};

/** A content service for the making of one page, and what that page hangs on. */
export type DependencyTracker = {
  service: ContentService;
  /** Whether each question was answered with something: a page with a failure or with nothing in it is not worth keeping. */
  isComplete(): boolean;
  /** Asks all of it again: whether the answers are the same objects. */
  isCurrent(deadline: AbortSignal): Promise<boolean>;
};

/**
 * Takes down what is asked of a content service.
 *
 * @param service gives the same object as long as it says the same (`swr-cache.server.ts`)
 */
export function createDependencyTracker(service: ContentService): DependencyTracker {
  const trackedCalls: TrackedCall[] = [];

  async function track<Answer>(
    ask: (deadline?: AbortSignal) => Promise<Answer>,
    deadline: AbortSignal | undefined,
  ): Promise<Answer> {
    const question: TrackedCall = { call: ask };
    trackedCalls.push(question);
    const answer = await ask(deadline);
    question.result = { answer };
    return answer;
  }

  async function isUnchanged(
    { call, result }: TrackedCall,
    deadline: AbortSignal,
  ): Promise<boolean> {
    const answer = await call(deadline);
    return result !== undefined && answer === result.answer;
  }

  return {
    service: {
      ...service,
      categories: (deadline) => track(service.categories, deadline),
      posts: (request, deadline) => track((signal) => service.posts(request, signal), deadline),
      sitemapEntries: (deadline) => track(service.sitemapEntries, deadline),
      adjacentPosts: (post, deadline) =>
        track((signal) => service.adjacentPosts(post, signal), deadline),
      post: (slug, deadline) => track((signal) => service.post(slug, signal), deadline),
    },
    isComplete: () => trackedCalls.every(({ result }) => result && !isEmpty(result.answer)),
    async isCurrent(deadline) {
      try {
        const same = await Promise.all(
          trackedCalls.map((question) => isUnchanged(question, deadline)),
        );
        return same.every(Boolean);
      } catch {
        // A page that is made anew says what has failed.
        return false;
      }
    },
  };
}
