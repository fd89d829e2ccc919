import { loadSearchPosts } from '#app/features/search/search-posts.server.ts';
import { contentServicesContext } from '#blog/context.server.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Route } from './+types/search-posts.ts';

/**
 * Serves the posts for the search dialog, in the language of the path. Posts change, so they are not prerendered. The dialog
 * works without them.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const posts = await loadSearchPosts(
    context.get(contentServicesContext),
    getRequestLanguage(request),
  );
  return Response.json(posts, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
