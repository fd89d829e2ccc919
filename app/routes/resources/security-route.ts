import { site } from '#content/site.ts';
import { siteUrlContext } from '#server/contexts.ts';
import type { Route } from './+types/security-route.ts';

/** In milliseconds: RFC 9116 asks for less than a year. */
const validForMs = 180 * 24 * 60 * 60 * 1000;

/** Where to tell of a weakness (RFC 9116). As long as the site runs, somebody reads it: the date goes along with today's. */
export function loader({ context }: Route.LoaderArgs) {
  const siteUrl = context.get(siteUrlContext);
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const lines = [
    `Contact: mailto:${site.email}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(today.getTime() + validForMs).toISOString()}`,
    'Preferred-Languages: en, bn',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
