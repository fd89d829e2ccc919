import { siteUrlContext } from '#server/contexts.ts';
import type { Route } from './+types/robots-route.ts';

/**
 * Serves robots.txt (RFC 9309), which allows everything. Pages that must not be listed have a `noindex`, and crawlers can
 * only see it on pages that they may read.
 */
export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${context.get(siteUrlContext)}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
