import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { escapeHtml } from '#common/escape-html.ts';
import { answerPlainly } from './plain-answer.ts';

/**
 * How large the answers that are sent back may be, in bytes: twice the largest body (body-limit.ts). Real forms stay far
 * below. Thousands of empty fields would grow to twenty times what was sent.
 */
const keptLimit = 128 * 1024;

/**
 * A body that isn't a form holds nothing to keep.
 *
 * @returns undefined when the sender is gone amid it
 */
async function fieldsOf(
  request: IncomingMessage,
): Promise<[name: string, value: string][] | undefined> {
  const type = request.headers['content-type'] ?? '';
  const body = await buffer(request).catch(() => undefined);
  if (!body) return;
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => new FormData());
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
}

/**
 * Answers a form of an address that was refused too often (domain/submissions/rejection-limit.server.ts): what was typed is neither
 * checked nor rendered, but kept in the answer, to be sent again from there. What would make the answer too large stays in
 * the page that it was typed into, to which the browser's Back button leads. A form's script needs the status alone.
 *
 * @param retryAfter in seconds
 */
export async function answerTooOften(
  request: IncomingMessage,
  response: ServerResponse,
  retryAfter: number,
): Promise<void> {
  const fields = await fieldsOf(request);
  if (!fields) return;
  const kept = fields
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  const fits = Buffer.byteLength(kept) <= keptLimit;
  answerPlainly(response, {
    status: 429,
    title: 'Too many forms at once',
    advice: fits
      ? 'Your answers are still here. Wait a minute, and press the button.'
      : 'This form was not stored. Go back with your browser’s Back button, where your answers still are. Wait a minute, and send the form again.',
    headers: { 'Retry-After': String(retryAfter) },
    ...(fits && {
      rest: `<form method="post" action="${escapeHtml(request.url ?? '')}" enctype="multipart/form-data">${kept}<button>Send again</button></form>`,
    }),
  });
}
