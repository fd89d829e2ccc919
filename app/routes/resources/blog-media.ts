import { contentServiceContext } from '#blog/context.server.ts';
import type { Route } from './+types/blog-media.ts';

/** Pictures of posts, from our own origin (see the content service's `media`). */
export function loader({ params, context, request }: Route.LoaderArgs) {
  const width = new URL(request.url).searchParams.get('w');
  return context.get(contentServiceContext).media(params['*'], {
    visitor: request.signal,
    ...(width !== null && { width: Number(width) }),
  });
}
