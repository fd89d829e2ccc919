import type { StartPlan } from './late-start.ts';

const id = 'start-plan';
const block = new RegExp(`(<script type="application/json" id="${id}"[^>]*>)([^<]*)(</script>)`);

/** JSON as a script element may hold it: no `<` can end the element. */
const scriptJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The JSON block with which a page tells `late-start.ts` what to start.
 *
 * @param attributes those that React knows the script by, with a leading space
 */
export const startPlanBlock = (attributes: string, plan: StartPlan): string =>
  `<script type="application/json" id="${id}"${attributes}>${scriptJson(plan)}</script>`;

/**
 * Moves the loaders' data of a prerendered page into a file: nothing reads it before React starts, and the page is painted
 * without it.
 *
 * @param html a page that `firstPaint` has prepared
 * @param store stores the data, and returns its URL
 * @throws Error when the page has no block with data
 */
export function moveLoaderData(html: string, store: (data: string) => string): string {
  const [, , text = 'null'] = block.exec(html) ?? [];
  const plan = JSON.parse(text) as StartPlan | null;
  if (!plan || !('data' in plan)) throw new Error('A prerendered page without a start plan');
  const { data, ...others } = plan;
  const moved = scriptJson({ ...others, dataUrl: store(data) } satisfies StartPlan);
  return html.replace(block, (_, start, __, end) => start + moved + end);
}
