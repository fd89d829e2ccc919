import { loadSearchPosts } from '#app/features/search/search-posts.server.ts';
import { contentServiceContext } from '#blog/context.server.ts';
import type { Route } from './+types/search-posts.ts';

/** Serves the posts for the search dialog. Posts change, so they are not prerendered. The dialog works without them. */
export async function loader({ context }: Route.LoaderArgs) {
  const posts = await loadSearchPosts(context.get(contentServiceContext));
  return Response.json(posts, { headers: { 'Cache-Control': 'public, max-age=60' } });
}
