import type { StartPlan } from './late-start.ts';

const blockStart = '<script type="application/json" id="start-plan"';

/** JSON as a script element may hold it: no `<` can end the element. */
const scriptJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The JSON block with which a page tells `late-start.ts` what to start.
 *
 * @param attributes those that React knows the script by, with a leading space
 */
export const startPlanBlock = (attributes: string, plan: StartPlan): string =>
  `${blockStart}${attributes}>${scriptJson(plan)}</script>`;

/**
 * Moves the loaders' data of a prerendered page into a file: nothing reads it before React starts, and the page is painted
 * without it.
 *
 * @param html a page that `firstPaint` has prepared
 * @param store stores the data, and returns its URL
 * @throws Error when the page has no block with data
 */
export function moveLoaderData(html: string, store: (data: string) => string): string {
  const start = html.indexOf('>', html.indexOf(blockStart)) + 1;
  const end = html.indexOf('<', start);
  const plan = html.includes(blockStart) && (JSON.parse(html.slice(start, end)) as StartPlan);
  if (!plan || !('data' in plan)) throw new Error('A prerendered page without a start plan');
  const { data, ...others } = plan;
  const moved = scriptJson({ ...others, dataUrl: store(data) } satisfies StartPlan);
  return html.slice(0, start) + moved + html.slice(end);
}
