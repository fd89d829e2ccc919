import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import { answerPlainly } from './plain-answer.ts';

/** What a request tells of the page that sent it. */
type Sender = {
  origin?: string | undefined;
  host?: string | undefined;
  /** `Sec-Fetch-Site` (Fetch Metadata): the browser's own judgement, which no page can set or change. */
  fetchSite?: string | undefined;
};

/**
 * Whether a form comes from a page of ours: the browser says so, or its `Origin` is the host that it was sent to,
 * or the site's public one. Only the host counts: behind a proxy with TLS the server itself is asked over plain HTTP.
 *
 * @param siteUrl the public address
 */
export function comesFromOurPage({ origin, host, fetchSite }: Sender, siteUrl: string): boolean {
  if (fetchSite === 'same-origin') return true;
  // Only browsers can be made to send somebody else's form. They say where it comes from in one header or the
  // other; `none` is a visitor's own doing, such as a page that is sent again.
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'none';
  if (!URL.canParse(origin)) return false;
  return [host, new URL(siteUrl).host].includes(new URL(origin).host);
}

/**
 * Refuses a form that another site's page makes a visitor's browser send.
 *
 * @returns true when the request has been answered
 */
export function refuseForeignForm(
  request: IncomingMessage,
  response: ServerResponse,
  siteUrl: string,
  log: Log,
): boolean {
  const { origin, host } = request.headers;
  const [fetchSite] = [request.headers['sec-fetch-site']].flat();
  if (comesFromOurPage({ origin, host, fetchSite }, siteUrl)) {
    // React Router checks again, and more strictly: it would refuse https behind a proxy.
    delete request.headers.origin;
    request.rawHeaders = request.rawHeaders.filter(
      (_, index, all) => all[index - (index % 2)]?.toLowerCase() !== 'origin',
    );
    return false;
  }
  // Behind a proxy that hides the host, a wrong SITE_URL would refuse every visitor.
  log.warn(
    { origin, fetchSite, host, siteUrl },
    'form of another site refused: is SITE_URL right?',
  );
  answerPlainly(response, {
    status: 403,
    title: 'This form was not sent from our site',
    advice: 'Please open the page on our site, and send the form from there.',
  });
  return true;
}
