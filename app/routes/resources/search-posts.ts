import { loadSearchPosts } from '#app/features/search/search-posts.server.ts';
import { contentServiceContext } from '#blog/context.server.ts';
import type { Route } from './+types/search-posts.ts';

/** The posts for the search's dialog, per request, since they come and go; it does without them where this fails. */
export async function loader({ context }: Route.LoaderArgs) {
  const posts = await loadSearchPosts(context.get(contentServiceContext));
  return Response.json(posts, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
