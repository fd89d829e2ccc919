import type { Request, RequestHandler } from 'express';
import { escapeHtml } from '#common/escape-html.ts';
import { getErrorTexts, sendErrorPage } from './error-page.ts';

/**
 * Maximum size of the fields that are sent back: twice the largest body (read-body.ts). Real forms are much smaller. As hidden
 * fields, thousands of empty fields would grow to twenty times their size.
 */
const maxFieldBytes = 128 * 1024;

/** Returns the text fields of a form; none if the body isn't a form. */
async function readFields({ body, headers }: Request): Promise<[name: string, value: string][]> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => new FormData());
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
}

/**
 * Rejects a form of a visitor whose forms were rejected too often (domain/submissions/rejection-limit.server.ts). The answers
 * are neither validated nor rendered, but returned in hidden fields, so that the visitor can send them again. Answers that are
 * too large for that are still in the page with the form, which the browser's Back button opens. A form's script only needs the
 * status.
 *
 * @param getRetryAfter returns the seconds to wait; undefined if the visitor need not wait
 */
export const tooManyRequests =
  (getRetryAfter: (request: Request) => Promise<number | undefined>): RequestHandler =>
  async (request, response, next) => {
    const retryAfter = await getRetryAfter(request);
    if (retryAfter === undefined) return next();
    const hiddenFields = (await readFields(request))
      .map(
        ([name, value]) =>
          `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
      )
      .join('');
    const fits = Buffer.byteLength(hiddenFields) <= maxFieldBytes;
    const { title, withAnswers, withoutAnswers, sendAgain } = getErrorTexts(request).tooManyForms;
    sendErrorPage(request, response, {
      isBodyRead: true,
      status: 429,
      title,
      advice: fits ? withAnswers : withoutAnswers,
      headers: { 'Retry-After': String(retryAfter) },
      ...(fits && {
        rest: `<form method="post" action="${escapeHtml(request.url)}" enctype="multipart/form-data">${hiddenFields}<button>${escapeHtml(sendAgain)}</button></form>`,
      }),
    });
  };
