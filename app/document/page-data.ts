const piece =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g;
const end = '<script>window.__reactRouterContext.streamController.close();</script>';
/** The end of the start plan (start-plan.server.ts): the entry, with which all begins that needs the data. */
const entry = /("\/assets\/entry\.client-[^"]+")(?=\]<\/script>)/;

/**
 * Takes what the loaders gave out of a finished page, for a file of its own: nobody reads it before React starts,
 * and the page is painted without it.
 *
 * @param html a page that has been through `firstPaint`
 * @param keep stores the data, in React Router's own encoding, and gives its address
 * @throws Error when the page is not of that shape, as after an update of React Router
 */
export function withDataApart(html: string, keep: (data: string) => string): string {
  const pieces = [...html.matchAll(piece)].map(([, text = '']): string => JSON.parse(text));
  if (pieces.length === 0 || !html.includes(end) || !entry.test(html)) {
    throw new Error('A page without data, or without a place to name its address');
  }
  const address = JSON.stringify(keep(pieces.join('')));
  return html
    .replace(piece, '')
    .replace(end, '')
    .replace(entry, (found) => `${found},${address}`);
}
