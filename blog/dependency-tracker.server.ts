import { type ContentService, isEmpty, type PostLanguage } from './content-service.ts';

type TrackedCall = {
  call: (deadline: AbortSignal) => Promise<unknown>;
  /** Undefined while the call is pending, and if it failed. */
  result?: { value: unknown };
};

/** The content services for the rendering of one page. They record the results which the page depends on. */
type DependencyTracker = {
  services: Record<PostLanguage, ContentService>;
  /** Whether every call succeeded with a result that isn't empty. Other pages aren't worth caching. */
  isComplete(): boolean;
  /** Repeats every call, and checks whether the results are the same objects. */
  isCurrent(deadline: AbortSignal): Promise<boolean>;
};

/**
 * Creates content services that record their calls. If one service has the posts of both languages, one tracked service has
 * them as well.
 *
 * @param services must return the same object as long as the content is the same (`swr-cache.server.ts`)
 */
export function createDependencyTracker(
  services: Record<PostLanguage, ContentService>,
): DependencyTracker {
  const trackedCalls: TrackedCall[] = [];

  async function track<Value>(
    call: (deadline?: AbortSignal) => Promise<Value>,
    deadline: AbortSignal | undefined,
  ): Promise<Value> {
    const trackedCall: TrackedCall = { call };
    trackedCalls.push(trackedCall);
    const value = await call(deadline);
    trackedCall.result = { value };
    return value;
  }

  async function isUnchanged(
    { call, result }: TrackedCall,
    deadline: AbortSignal,
  ): Promise<boolean> {
    const value = await call(deadline);
    return result !== undefined && value === result.value;
  }

  const trackService = (service: ContentService): ContentService => ({
    ...service,
    categories: (deadline) => track(service.categories, deadline),
    posts: (request, deadline) => track((signal) => service.posts(request, signal), deadline),
    sitemapEntries: (deadline) => track(service.sitemapEntries, deadline),
    adjacentPosts: (post, deadline) =>
      track((signal) => service.adjacentPosts(post, signal), deadline),
    post: (slug, deadline) => track((signal) => service.post(slug, signal), deadline),
  });
  const english = trackService(services.en);

  return {
    services: {
      en: english,
      bn: services.bn === services.en ? english : trackService(services.bn),
    },
    isComplete: () => trackedCalls.every(({ result }) => result && !isEmpty(result.value)),
    async isCurrent(deadline) {
      try {
        const results = await Promise.all(
          trackedCalls.map((trackedCall) => isUnchanged(trackedCall, deadline)),
        );
        return results.every(Boolean);
      } catch {
        // The page is rendered again then, and reports the failure.
        return false;
      }
    },
  };
}
