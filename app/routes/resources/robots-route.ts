import { siteUrlContext } from '#server/contexts.ts';
import type { Route } from './+types/robots-route.ts';

/** Everything may be read (RFC 9309): what is for no search engine says so itself, which it can only where it is read. */
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
