import type { Request, RequestHandler } from 'express';
import { escapeHtml } from '#common/escape-html.ts';
import { sendErrorPage } from './error-page.ts';

/**
 * How large the fields that are sent back may be: twice the largest body (read-body.ts). Real forms stay far
 * below. Thousands of empty fields would grow to twenty times what was sent.
 */
const maxFieldBytes = 128 * 1024;

/** The text fields of a form. A body that isn't a form has none. */
async function fieldsOf({ body, headers }: Request): Promise<[name: string, value: string][]> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => new FormData());
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
}

/**
 * Rejects a form of a visitor whose forms were rejected too often (domain/submissions/rejection-limit.server.ts). What was typed is
 * neither validated nor rendered, but returned in hidden fields, to be sent again from there. Fields that are too large
 * for that remain in the page with the form, which the browser's Back button leads to. A form's script needs the status alone.
 *
 * @param waitOf in seconds; undefined where the visitor need not wait
 */
export const tooManyRequests =
  (waitOf: (request: Request) => Promise<number | undefined>): RequestHandler =>
  async (request, response, next) => {
    const retryAfter = await waitOf(request);
    if (retryAfter === undefined) return next();
    const hidden = (await fieldsOf(request))
      .map(
        ([name, value]) =>
          `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
      )
      .join('');
    const fits = Buffer.byteLength(hidden) <= maxFieldBytes;
    sendErrorPage(response, {
      isBodyRead: true,
      status: 429,
      title: 'Too many forms at once',
      advice: fits
        ? 'Your answers are still here. Wait a minute, and press the button.'
        : 'This form was not stored. Go back with your browser’s Back button, where your answers still are. Wait a minute, and send the form again.',
      headers: { 'Retry-After': String(retryAfter) },
      ...(fits && {
        rest: `<form method="post" action="${escapeHtml(request.url)}" enctype="multipart/form-data">${hidden}<button>Send again</button></form>`,
      }),
    });
  };
