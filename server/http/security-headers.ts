import type { RequestHandler } from 'express';

/** Paths that other sites may embed: the pictures of link previews, and brochures. */
const crossOriginPath = /^\/(share|brochures)\//;

/** Paths of subresources, which don't need the headers for documents. */
const subresourcePath = /^\/(assets|illustrations)\//;

/**
 * Sets the headers of every response. Pages add their Content-Security-Policy (app/rendering).
 *
 * @param options.isSecure whether visitors use HTTPS; browsers are then told to use nothing else for a year (RFC 6797)
 * @param options.includesSubdomains whether that applies to all subdomains too
 * @param options.isPreloaded whether browsers may know of it before the first visit (hstspreload.org)
 */
export function securityHeaders({
  isSecure,
  includesSubdomains,
  isPreloaded,
}: {
  isSecure: boolean;
  includesSubdomains: boolean;
  isPreloaded: boolean;
}): RequestHandler {
  const transportSecurity = [
    'max-age=31536000',
    ...(includesSubdomains ? ['includeSubDomains'] : []),
    ...(isPreloaded ? ['preload'] : []),
  ].join('; ');
  const commonHeaders = {
    'X-Content-Type-Options': 'nosniff',
    // A visitor's answers may be in the query (requirements, "Can I go?") and must not be in any Referer header. `no-referrer`
    // can't be used, since browsers then send `Origin: null` with a form, which the origin check rejects.
    'Referrer-Policy': 'strict-origin',
    ...(isSecure && { 'Strict-Transport-Security': transportSecurity }),
  };
  return ({ url }, response, next) => {
    response.set(commonHeaders);
    response.set(
      'Cross-Origin-Resource-Policy',
      crossOriginPath.test(url) ? 'cross-origin' : 'same-origin',
    );
    if (!subresourcePath.test(url)) {
      response.set({
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      });
    }
    next();
  };
}
