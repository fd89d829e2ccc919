import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { brandColours } from '#common/brand-colours.ts';
import { type Html, html } from '#common/html.ts';
import { site } from '#content/site.ts';
import { sendErrorPage } from './error-page.ts';

/** What the page shows of a submission: nothing that identifies its sender. */
type Linked = {
  reference: string;
  about: string;
  due: string | undefined;
  isOverdue: boolean;
  answered: string | undefined;
  expires: string;
};

type Refusal = 'off' | 'invalid' | 'expired' | 'gone' | 'closed';

type OpenLink = (
  query: URLSearchParams,
  mark?: boolean,
) => Promise<{ kind: 'found'; submission: Linked } | { kind: Refusal }>;

const toTool = 'To mark it anyway: opar-applications answered REFERENCE.';

const refusals: Record<Refusal, { status: number; title: string; advice: string }> = {
  off: {
    status: 404,
    title: 'Page not found',
    advice: 'Please check the address, or start from our home page.',
  },
  invalid: {
    status: 403,
    title: 'This link is not complete',
    advice: `Open it from the mail once more, as a whole: nothing was changed. ${toTool}`,
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    advice: `It worked for 60 days. ${toTool}`,
  },
  gone: {
    status: 404,
    title: 'This submission is not there any more',
    advice: 'It was erased. There is nothing left to mark.',
  },
  closed: {
    status: 503,
    title: 'The site is read-only at the moment',
    advice: 'Nothing was changed. Please mark it later.',
  },
};

/** The page isn't found, cached or told to others. `no-referrer` would make browsers send `Origin: null` with the form. */
const headers = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

const styles = `body{margin:0;padding:24px 16px;background:${brandColours.mist};color:${brandColours.ink};font:1.0625rem/1.5 'Trebuchet MS',Arial,sans-serif}
main{max-width:34rem;margin:0 auto;padding:24px;background:${brandColours.paper};border-top:6px solid ${brandColours.river}}
h1{margin:4px 0 16px;font-size:1.75rem;line-height:1.2}
p,form{margin:0 0 16px}
dl{margin:0 0 20px}
dt,small{color:${brandColours.ink2};font-size:.9375rem}
dd{margin:0 0 12px;font-weight:bold}
.state{padding:14px 16px;background:${brandColours.sky}}
.late{background:${brandColours.shapla}}
button{min-height:48px;padding:10px 24px;border:2px solid ${brandColours.ink};border-radius:6px;background:${brandColours.ink};color:${brandColours.paper};font:inherit;font-weight:bold;cursor:pointer}
.undo{background:${brandColours.paper};color:${brandColours.ink}}
button:focus-visible{outline:3px solid ${brandColours.sindoor};outline-offset:3px}
@media (forced-colors:active){main{border:1px solid}}`;

const styleHash = createHash('sha256').update(styles).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

const getQuery = ({ url }: Request) => new URLSearchParams(url.split('?')[1] ?? '');

const renderState = ({ answered, isOverdue }: Linked): Html =>
  answered
    ? html`<p class="state" role="status">Marked as answered on ${answered} (Dhaka time).</p>
<form method="post"><button class="undo" name="mark" value="open">Undo</button></form>`
    : html`<p class="${isOverdue ? 'state late' : 'state'}" role="status">${isOverdue ? 'The answer is overdue.' : 'The answer is still open.'}</p>
<form method="post"><button name="mark" value="answered">Mark as answered</button></form>`;

function renderPage(linked: Linked): string {
  const { reference, about, due, expires, answered } = linked;
  const state = answered ? 'answered' : 'open';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${reference}, ${state}: ${site.en.name}</title>
<style>${{ markup: styles }}</style>
</head>
<body>
<main>
<small>${site.en.name}, for staff</small>
<h1>${reference}</h1>
<dl>
<dt>About</dt><dd>${about}</dd>
${due ? html`<dt>Answer by</dt><dd>${due} (Dhaka time)</dd>` : html``}
</dl>
${renderState(linked)}
<p><small>This link is for this submission alone, and works until ${expires}. Mark it once you have answered. Marks that were made by a link are listed in the next day’s mail.</small></p>
</main>
</body>
</html>
`.markup;
}

function refuse(request: Request, response: Response, kind: Refusal) {
  sendErrorPage(request, response, { isBodyRead: true, ...refusals[kind], headers });
}

/**
 * Shows what a link of the mail to staff is about. It changes nothing: programs that check a mail's links, and browsers that fetch
 * pages ahead, only get a page with a button.
 *
 * @param open reads the link; it must not change anything without its second argument
 */
export const showAnsweredPage =
  (open: OpenLink): RequestHandler =>
  async (request, response) => {
    const result = await open(getQuery(request));
    if (result.kind !== 'found') {
      refuse(request, response, result.kind);
      return;
    }
    response.writeHead(200, {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    });
    response.end(request.method === 'HEAD' ? undefined : renderPage(result.submission));
  };

/** Marks the submission of a link as answered or open, as the button says, and leads back to its page. */
export const postAnsweredMark =
  (open: OpenLink): RequestHandler =>
  async (request, response) => {
    const button = new URLSearchParams(request.body.toString()).get('mark');
    // A form without one of our buttons isn't ours.
    const mark = button === 'answered' || (button === 'open' ? false : undefined);
    const query = getQuery(request);
    const result = await open(query, mark);
    if (result.kind !== 'found') {
      refuse(request, response, result.kind);
      return;
    }
    response.writeHead(303, { ...headers, Location: `?${query}` }).end();
  };
