import { contentServicesContext } from '#blog/context.server.ts';
import { getSiteNetwork } from '#domain/submissions/site-network.server.ts';
import { visitorAddressContext } from '#server/contexts.ts';
import type { Route } from './+types/blog-media.ts';

/**
 * Serves the pictures of posts from our own origin (see `media` of the content service). The query parameter `w` is the
 * width in pixels.
 */
export function loader({ params, context, request }: Route.LoaderArgs) {
  const visitorAddress = context.get(visitorAddressContext);
  const width = new URL(request.url).searchParams.get('w');
  return context.get(contentServicesContext).en.media(params['*'], {
    visitor: request.signal,
    visitorAddress: getSiteNetwork(visitorAddress) ?? visitorAddress,
    ...(width !== null && { width: Number(width) }),
  });
}
