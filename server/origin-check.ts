import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.ts';
import { answerPlainly } from './plain-answer.ts';

/**
 * Whether a form comes from a page of ours: its `Origin` is the host that it was sent to, or the site's public
 * one. Only the host counts: behind a proxy with TLS the server itself is asked over plain HTTP.
 *
 * @param siteUrl the public address
 */
export function comesFromOurPage(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  siteUrl: string,
): boolean {
  // Only browsers can be made to send somebody else's form, and they always send an origin with it.
  if (origin === undefined) return true;
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
  if (comesFromOurPage({ origin, host }, siteUrl)) {
    // React Router checks again, and more strictly: it would refuse https behind a proxy.
    delete request.headers.origin;
    request.rawHeaders = request.rawHeaders.filter(
      (_, index, all) => all[index - (index % 2)]?.toLowerCase() !== 'origin',
    );
    return false;
  }
  // Behind a proxy that hides the host, a wrong SITE_URL would refuse every visitor.
  log.warn({ origin, host, siteUrl }, 'form of another site refused: is SITE_URL right?');
  answerPlainly(response, {
    status: 403,
    title: 'This form was not sent from our site',
    advice: 'Please open the page on our site, and send the form from there.',
  });
  return true;
}
