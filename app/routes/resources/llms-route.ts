import { loadSearchPosts } from '#app/features/search/search-posts.server.ts';
import { contentServicesContext } from '#blog/context.server.ts';
import { siteUrlContext } from '#server/contexts.ts';
import type { Route } from './+types/llms-route.ts';
import { createLlmsText } from './llms-text.ts';

/** Serves /llms.txt. While the content service fails, the text has the posts that are cached, or none. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(contentServicesContext);
  const [en, bn] = await Promise.all([
    loadSearchPosts(services, 'en'),
    loadSearchPosts(services, 'bn'),
  ]);
  return new Response(createLlmsText(context.get(siteUrlContext), { en, bn }), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
