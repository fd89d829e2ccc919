import type { IncomingMessage, RequestListener } from 'node:http';
import type { createRequestHandler, RouterContextProvider } from 'react-router';
import { copyrightYear } from '#app/components/layout/footer/copyright-year.ts';
import { keptAddress } from '#app/features/blog/kept-address.server.ts';
import { isKept, keptFor } from '#app/paths/kept-paths.ts';
import type { ContentService } from '#blog/content-service.ts';
import { pageDeadline } from '#blog/deadline.server.ts';
import { watched } from '#blog/watched.server.ts';
import { type MadePage, openPageCache } from './page-cache.ts';

/**
 * Rendered pages that are the same for everybody, kept: those of the blog as long as their posts stay the same, the
 * site's own for some seconds (kept-paths.ts).
 *
 * @param options.contextWith what loaders get, for a page's deadline
 * @param options.render React Router's
 * @returns what answers a GET or HEAD with such a page, or else calls `next`
 */
export function openKeptPages({
  contentService,
  contextWith,
  render,
}: {
  contentService: ContentService;
  contextWith: (posts: ContentService, deadline: AbortSignal) => RouterContextProvider;
  render: ReturnType<typeof createRequestHandler>;
}): (...exchange: [...Parameters<RequestListener>, next: () => void]) => void {
  /** For nobody in particular: what a visitor's request has beside its address is not there. */
  async function make(
    address: string,
    { context, headers = {} }: { context: RouterContextProvider; headers?: Record<string, string> },
  ): Promise<Omit<MadePage, 'isCurrent'>> {
    const answer = await render(new Request(`http://localhost${address}`, { headers }), context);
    const { status } = answer;
    return { status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  }

  const ofBlog = openPageCache({
    addressOf: ({ url = '/' }) => keptAddress(url),
    deadline: pageDeadline,
    async make(address, deadline) {
      const posts = watched(contentService);
      const year = copyrightYear();
      const page = await make(address, { context: contextWith(posts.service, deadline) });
      const isCurrent = async (time: AbortSignal) =>
        year === copyrightYear() && posts.isCurrent(time);
      return { ...page, ...(page.status === 200 && posts.isWhole() && { isCurrent }) };
    },
  });

  const ofOurOwn = (headers: Record<string, string>) =>
    openPageCache({
      addressOf: ({ url = '/' }) => (isKept(url) ? url : undefined),
      deadline: pageDeadline,
      async make(address, deadline) {
        const until = Date.now() + keptFor;
        const context = contextWith(contentService, deadline);
        const page = await make(address, { context, headers });
        return {
          ...page,
          ...(page.status === 200 && { isCurrent: async () => Date.now() < until }),
        };
      },
    });
  const alone = ofOurOwn({});
  const inFrame = ofOurOwn({ 'Sec-Fetch-Dest': 'iframe' });
  const isFramed = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'iframe';

  return (request, response, next) =>
    ofBlog(request, response, () => (isFramed(request) ? inFrame : alone)(request, response, next));
}
