import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '#common/escape-html.ts';
import { getLanguage } from '#content/language.ts';
import { plainErrorPages } from '#content/plain-error-pages.ts';

/** Returns the texts of error pages in the language of the edition to which a request's address belongs. */
export const getErrorTexts = ({ url = '' }: IncomingMessage) => plainErrorPages[getLanguage(url)];

/**
 * Sends an error page without the site's header and footer, for requests that are rejected before they reach a route.
 * The texts are in the language of the request's address: see `getErrorTexts`.
 */
export function sendErrorPage(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  {
    status,
    title,
    advice,
    headers,
    rest = '',
    isBodyRead = false,
  }: {
    status: number;
    title: string;
    advice: string;
    headers?: Record<string, string>;
    /** HTML after the advice. */
    rest?: string;
    /** Whether the request's body is read, or the caller reads the rest of it. */
    isBodyRead?: boolean;
  },
) {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy':
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
    'Cache-Control': 'no-store',
    // The rest of the body is not read, so the connection can't be reused.
    ...(!isBodyRead && { Connection: 'close' }),
  });
  response.end(
    `<!doctype html><html lang="${getLanguage(url)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(advice)}</p>${rest}`,
  );
}
