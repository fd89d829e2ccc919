import type { RequestHandler } from 'express';
import type { Log } from '#common/log.ts';
import { getErrorTexts, sendErrorPage } from './error-page.ts';

/** The headers that state which page sent a request. */
type Sender = {
  origin?: string | undefined;
  host?: string | undefined;
  /** `Sec-Fetch-Site` (Fetch Metadata). The browser sets it, and no page can change it. */
  fetchSite?: string | undefined;
};

/**
 * Whether a form comes from a page of our site. Browsers since 2023 tell this in `Sec-Fetch-Site`, which decides if it is
 * present. Older ones send an `Origin`. If SITE_URL is https, the `Origin` must equal SITE_URL's origin: a page that an
 * attacker on the network serves as `http://our-host` has another origin. If SITE_URL is http (development), the host is
 * enough.
 *
 * @param siteUrl the public URL of the site
 */
export function comesFromOurPage({ origin, host, fetchSite }: Sender, siteUrl: string): boolean {
  if (fetchSite === 'same-origin') return true;
  // `none` means that the visitor started the request, for example by reloading a page.
  if (fetchSite !== undefined && fetchSite !== 'none') return false;
  // Only browsers can be tricked into sending a form, and all of them send one of the two headers with it. Without both, the
  // client isn't a browser but, for example, a script of the operator or a monitor.
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const site = new URL(siteUrl);
  if (site.protocol === 'https:') return new URL(origin).origin === site.origin;
  return [host, site.host].includes(new URL(origin).host);
}

/**
 * Rejects forms that a page of another site makes a visitor's browser send.
 *
 * @param siteUrl the public URL of the site
 */
export const rejectCrossOrigin =
  (siteUrl: string, log: Log): RequestHandler =>
  (request, response, next) => {
    const { origin, host } = request.headers;
    const fetchSite = request.get('sec-fetch-site');
    if (comesFromOurPage({ origin, host, fetchSite }, siteUrl)) {
      // React Router's own check would reject https behind a proxy.
      delete request.headers.origin;
      next();
      return;
    }
    // Behind a proxy that hides the host, a wrong SITE_URL would reject every visitor.
    log.warn(
      { origin, fetchSite, host, siteUrl },
      'form of another site refused: is SITE_URL right?',
    );
    sendErrorPage(request, response, { status: 403, ...getErrorTexts(request).otherSite });
  };
