import { UnknownDocumentError } from './start-plan.server.ts';

/** A `script` element of React Router's, which one page may hold several times. */
const enqueue =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const close = '<script>window.__reactRouterContext.streamController.close();</script>';
const contextStart = '<script>window.__reactRouterContext = ';
const contextEnd = ';window.__reactRouterContext.stream = ';
/** React expects a script here, and accepts one of another type. */
const emptyScript = '<script type="application/json"></script>';

/**
 * Takes what React Router's inline scripts hold out of a rendered page: its context, and what the loaders returned.
 *
 * @returns the page without those scripts, the context, and the data in React Router's own encoding (turbo-stream)
 * @throws UnknownDocumentError when the page is not of that shape, as after an update of React Router
 */
export function loaderDataOf(html: string): { html: string; context: object; data: string } {
  const chunks = [...html.matchAll(enqueue)].map(([, text = '']): string => JSON.parse(text));
  const start = html.indexOf(contextStart);
  const end = html.indexOf(contextEnd, start);
  if (start === -1 || end === -1 || chunks.length === 0 || !html.includes(close)) {
    throw new UnknownDocumentError('no context, or no data of the loaders');
  }
  const afterScript = html.indexOf('</script>', end) + '</script>'.length;
  const page = html.slice(0, start) + emptyScript + html.slice(afterScript);
  return {
    html: page.replace(enqueue, '').replace(close, ''),
    context: JSON.parse(html.slice(start + contextStart.length, end)),
    data: chunks.join(''),
  };
}
