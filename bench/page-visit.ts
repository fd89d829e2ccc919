import { setTimeout } from 'node:timers/promises';
import { evaluate, type startChromium } from './devtools.ts';
import { emulateDevice } from './emulate-device.ts';

/** Sizes in bytes, as compressed; times in milliseconds. */
export type PageVisit = {
  document: number;
  script: number;
  font: number;
  all: number;
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time: from the first paint on, what each task takes over 50 ms. */
  blocking: number;
  /** The sum of all layout shifts. */
  shift: number;
};

/** After this time, a page has loaded everything that it loads by itself, in milliseconds. */
const loadMs = 6000;

/** Runs in the page. @throws Error if nothing was painted */
function readVisit(): PageVisit {
  function readEntries(type: string): (PerformanceEntry & { value?: number })[] {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  }
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const largestPaint = readEntries('largest-contentful-paint').at(-1)?.startTime;
  if (!firstPaint || !largestPaint) throw new Error(`Nothing was painted on ${location.href}`);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const document = navigation?.encodedBodySize ?? 0;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sizeOf = (ending: string) =>
    resources
      .filter(({ name }) => new URL(name).pathname.endsWith(ending))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return {
    document,
    script: sizeOf('.js'),
    font: sizeOf('.woff2'),
    all: document + sizeOf(''),
    firstPaint,
    largestPaint,
    blocking: readEntries('longtask')
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
      .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    shift: readEntries('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0),
  };
}

/**
 * Opens a page on a slow phone that has visited nothing of the site before.
 *
 * @throws Error if the page can't be loaded, or paints nothing
 */
export async function visitPage(
  { openTab }: Awaited<ReturnType<typeof startChromium>>,
  url: string,
): Promise<PageVisit> {
  const tab = await openTab((page) => emulateDevice(page, true));
  const [page] = tab.pages();
  if (!page) throw new Error('The tab has no page');
  const { errorText } = await page.send<{ errorText?: string }>('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
  await setTimeout(loadMs);
  const visit = await evaluate(page, readVisit);
  await tab.close();
  return visit;
}
