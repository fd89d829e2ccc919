import type { RequestHandler } from 'express';
import type { Log } from '../observability/log.ts';
import { sendErrorPage } from './error-page.ts';

/** What a request tells of the page that sent it. */
type Sender = {
  origin?: string | undefined;
  host?: string | undefined;
  /** `Sec-Fetch-Site` (Fetch Metadata): the browser's own judgement, which no page can set or change. */
  fetchSite?: string | undefined;
};

/**
 * Whether a form comes from a page of ours. Browsers since 2023 say so themselves in `Sec-Fetch-Site`, and nothing overrules
 * that. Older ones send an `Origin`, which must be the whole origin of SITE_URL where that is https: a page that an attacker on
 * the network serves as `http://our-host` has another one. Where SITE_URL is http (development), the host is enough.
 *
 * @param siteUrl the public URL of the site
 */
export function comesFromOurPage({ origin, host, fetchSite }: Sender, siteUrl: string): boolean {
  if (fetchSite === 'same-origin') return true;
  // `none`: the visitor's own doing, such as a page that is sent again.
  if (fetchSite !== undefined && fetchSite !== 'none') return false;
  // Only browsers can be made to send somebody else's form, and all of them send one of the two headers with a form. Without
  // both, the client is no browser: a script of the operator's, or a monitor.
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const site = new URL(siteUrl);
  if (site.protocol === 'https:') return new URL(origin).origin === site.origin;
  return [host, site.host].includes(new URL(origin).host);
}

/**
 * Rejects a form that another site's page makes a visitor's browser send.
 *
 * @param siteUrl the public URL of the site
 */
export const rejectCrossOrigin =
  (siteUrl: string, log: Log): RequestHandler =>
  (request, response, next) => {
    const { origin, host } = request.headers;
    const fetchSite = request.get('sec-fetch-site');
    if (comesFromOurPage({ origin, host, fetchSite }, siteUrl)) {
      // React Router checks again, and more strictly: it would reject https behind a proxy.
      delete request.headers.origin;
      next();
      return;
    }
    // Behind a proxy that hides the host, a wrong SITE_URL would reject every visitor.
    log.warn(
      { origin, fetchSite, host, siteUrl },
      'form of another site refused: is SITE_URL right?',
    );
    sendErrorPage(response, {
      status: 403,
      title: 'This form was not sent from our site',
      advice: 'Please open the page on our site, and send the form from there.',
    });
  };
