import type { RequestHandler } from 'express';

/** What other sites may show: the pictures of link previews, and brochures. */
const forOtherSites = /^\/(share|brochures)\//;

/** Files that are never a page of their own: what speaks of documents alone is left out. */
const parts = /^\/(assets|illustrations)\//;

/**
 * Sets the headers of every response. Pages add their Content-Security-Policy (app/rendering).
 *
 * @param options.isSecure whether visitors reach the site over HTTPS: browsers then use nothing else for a year (RFC 6797)
 * @param options.includesSubdomains whether they do so for all subdomains too
 */
export function securityHeaders({
  isSecure,
  includesSubdomains,
}: {
  isSecure: boolean;
  includesSubdomains: boolean;
}): RequestHandler {
  const subdomains = includesSubdomains ? '; includeSubDomains' : '';
  const always = {
    'X-Content-Type-Options': 'nosniff',
    // What a visitor says in an address (requirements, "Can I go?") goes to nobody, our own files included. Not
    // `no-referrer`: browsers then send `Origin: null` with a plain form, which the origin check rejects.
    'Referrer-Policy': 'strict-origin',
    ...(isSecure && { 'Strict-Transport-Security': `max-age=31536000${subdomains}` }),
  };
  return ({ url }, response, next) => {
    response.set(always);
    response.set(
      'Cross-Origin-Resource-Policy',
      forOtherSites.test(url) ? 'cross-origin' : 'same-origin',
    );
    if (!parts.test(url)) {
      response.set({
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      });
    }
    next();
  };
}
