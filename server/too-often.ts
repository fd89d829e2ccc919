import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { escapeHtml } from '#common/escape-html.ts';
import { answerPlainly } from './plain-answer.ts';

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
 * Answers a form of an address that was refused too often (submissions/refusal-limit.server.ts): what was typed is neither
 * checked nor rendered, but kept in the answer, to be sent again from there. A form's script needs the status alone.
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
  answerPlainly(response, {
    status: 429,
    title: 'Too many forms at once',
    advice: 'Your answers are still here. Wait a minute, and press the button.',
    headers: { 'Retry-After': String(retryAfter) },
    rest: `<form method="post" action="${escapeHtml(request.url ?? '')}" enctype="multipart/form-data">${kept}<button>Send again</button></form>`,
  });
}
