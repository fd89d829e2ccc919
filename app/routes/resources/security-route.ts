import { site } from '#content/site.ts';
import { siteUrlContext } from '#server/contexts.ts';
import type { Route } from './+types/security-route.ts';

/** RFC 9116 recommends that the file expires in less than a year. */
const validForMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Serves security.txt (RFC 9116), which says where to report a vulnerability. It expires 180 days after the start of
 * the current day (UTC), so it stays valid as long as the site runs.
 */
export function loader({ context }: Route.LoaderArgs) {
  const siteUrl = context.get(siteUrlContext);
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const lines = [
    `Contact: mailto:${site.en.email}`,
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
