import type { ServerResponse } from 'node:http';

/** What other sites may show: the pictures of link previews, and brochures. */
const forOtherSites = /^\/(share|brochures)\//;

/** Files that are never a page of their own: what speaks of documents alone is left out. */
const parts = /^\/(assets|illustrations)\//;

/**
 * The headers of every answer. Pages add their Content-Security-Policy (app/rendering).
 *
 * @param options.url of the request
 * @param options.isSecure whether visitors reach the site over HTTPS: browsers then use nothing else for a year (RFC 6797)
 * @param options.includesSubdomains whether they do so for all subdomains too
 */
export function setSecurityHeaders(
  response: ServerResponse,
  {
    url,
    isSecure,
    includesSubdomains,
  }: { url: string; isSecure: boolean; includesSubdomains: boolean },
) {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  // What a visitor says in an address (requirements, "Can I go?") goes to nobody, our own files included. Not
  // `no-referrer`: browsers then send `Origin: null` with a plain form, which the origin check refuses.
  response.setHeader('Referrer-Policy', 'strict-origin');
  response.setHeader(
    'Cross-Origin-Resource-Policy',
    forOtherSites.test(url) ? 'cross-origin' : 'same-origin',
  );
  if (!parts.test(url)) {
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader(
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=()',
    );
  }
  if (isSecure) {
    const subdomains = includesSubdomains ? '; includeSubDomains' : '';
    response.setHeader('Strict-Transport-Security', `max-age=31536000${subdomains}`);
  }
}
