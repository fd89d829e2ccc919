// `npm run bench:answer` measures how fast "Can I go?" updates its results after a change of a field, with CPU throttling by 4:
// the time until the first frame with a visible change, and until the frame with the last change anywhere in the page. For each
// field, on a phone and on a desktop, it measures the first change in a page and those that follow. Changes of links' URLs
// aren't visible and don't count.
//
//     npm run bench:answer
//     BENCH_WIDTH=390       only this width
//     BENCH_FIELDS=age,sort only these fields
import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { selectFieldValues } from '#content/eligibility/profile.ts';
import { sortOrders } from '#content/eligibility/result-groups.ts';
import { exampleProfile } from '#domain/eligibility/testing/example-profile.ts';
import { startSite } from '#tests/helpers/site.ts';
import { waitForHydration } from '#tests/helpers/wait-for-hydration.ts';
import { median } from './median.ts';

/** Values whose results have an entry in each group. */
const example = { ...exampleProfile, age: String(exampleProfile.age), sort: 'stipend' };
type FieldName = keyof typeof example;

/** The values that each field is changed to. A new page is opened for every three, to measure more first changes. */
const changes: Record<FieldName, readonly string[]> = {
  age: ['17', '30', '45', '19', '36', ''],
  studies: [...selectFieldValues.studies, ''],
  field: [...selectFieldValues.field, ''],
  experience: [...selectFieldValues.experience, ''],
  english: [...selectFieldValues.english, ''],
  passport: [...selectFieldValues.passport, ''],
  where: ['europe', 'asia', 'gulf', 'americas', 'pacific', 'germany', 'usa', 'malaysia', ''],
  length: [...selectFieldValues.length, ''],
  sort: sortOrders,
};
const changesPerPage = 3;

/**
 * Milliseconds from the change until the first and the last frame with its results (NaN if there is none), and the time of
 * script, style and layout.
 */
type Change = Record<'first' | 'whole' | 'script' | 'style' | 'layout', number>;

const fieldNames = (process.env.BENCH_FIELDS?.split(',') ?? Object.keys(example)) as FieldName[];
const widths = process.env.BENCH_WIDTH ? [Number(process.env.BENCH_WIDTH)] : [390, 1440];

/** Opens the results in a new page, and changes a field to each value and back. */
async function measure(
  browser: Browser,
  site: string,
  { field, values, width }: { field: FieldName; values: readonly string[]; width: number },
): Promise<Change[]> {
  const page = await browser.newPage({
    viewport: { width, height: width < 640 ? 844 : 900 },
    serviceWorkers: 'block',
  });
  const protocol = await page.context().newCDPSession(page);
  // Throttling starts before the page: if it starts later, the next change takes 15 to 20 ms longer.
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${site}/global-programs?${new URLSearchParams(example)}`);
  await page.locator(`[name=${field}]`).focus();
  await waitForHydration(page);
  // The first focus started React. The second one loads everything else that waits for the first interaction, which would
  // otherwise be counted with the first change.
  await page.locator(`[name=${field}]`).blur();
  await page.locator(`[name=${field}]`).focus();
  await page.waitForLoadState('networkidle');
  // The time that a visitor takes to choose.
  await page.waitForTimeout(1000);
  await protocol.send('Performance.enable');

  async function spent() {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return (name: string) =>
      1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  }
  const taken: Change[] = [];
  for (const value of values.flatMap((each) => [each, example[field]])) {
    const before = await spent();
    const times = await page.evaluate(changeField, [field, value] as const);
    const after = await spent();
    const took = (name: string) => after(name) - before(name);
    taken.push({
      ...times,
      script: took('ScriptDuration'),
      style: took('RecalcStyleDuration'),
      layout: took('LayoutDuration'),
    });
  }
  await page.context().close();
  return taken;
}

/** Runs in the page: changes a field. @returns NaN where nothing visible changes */
function changeField([name, value]: readonly [string, string]) {
  const control = document.querySelector(`[name=${name}]`) as HTMLInputElement;
  return new Promise<{ first: number; whole: number }>((resolve) => {
    const times = { first: Number.NaN, whole: Number.NaN };
    const end = () => {
      observer.disconnect();
      resolve(times);
    };
    let isOver = setTimeout(end, 1000);
    const start = performance.now();
    const drawn = (isSeen: boolean) => {
      times.whole = performance.now() - start;
      if (isSeen && Number.isNaN(times.first)) times.first = times.whole;
      clearTimeout(isOver);
      isOver = setTimeout(end, 250);
    };
    const isOnScreen = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.width > 1 && box.bottom > 0 && box.top < innerHeight;
    };
    // A task that is posted in an animation frame runs after the frame is drawn, and before React's remaining work.
    const observer = new MutationObserver((mutations) => {
      const shown = mutations.filter(({ attributeName }) => attributeName !== 'href');
      if (shown.length === 0) return;
      const isSeen = shown.some(isOnScreen);
      requestAnimationFrame(() =>
        scheduler.postTask(() => drawn(isSeen), { priority: 'user-blocking' }),
      );
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    // Sets the value as the browser does, so that React notices the change.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const columns = ['first', 'worst', 'whole', 'worst', 'script', 'style', 'layout'];

function printRow(name: string, all: readonly Change[]) {
  const of = (key: keyof Change) =>
    all.map((change) => change[key]).filter((time) => !Number.isNaN(time));
  const cells = [
    ...(['first', 'whole'] as const).flatMap((key) => [median(of(key)), Math.max(...of(key))]),
    ...(['script', 'style', 'layout'] as const).map((key) => median(of(key))),
  ];
  const over = (['first', 'whole'] as const)
    .map((key) => `${of(key).filter((time) => time > 50).length} of ${of(key).length}`)
    .join(', ');
  console.log(
    name.padEnd(26) +
      cells.map((cell) => (Number.isFinite(cell) ? cell.toFixed(0) : '').padStart(8)).join('') +
      over.padStart(20),
  );
}

const site = await startSite({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox'],
});
try {
  for (const width of widths) {
    console.log(
      `${`${width} px, milliseconds`.padEnd(26)}${columns.map((column) => column.padStart(8)).join('')}${'over 50'.padStart(20)}`,
    );
    const all: { first: Change[]; later: Change[] } = { first: [], later: [] };
    for (const field of fieldNames) {
      const values = changes[field].filter((value) => value !== example[field]);
      const first: Change[] = [];
      const later: Change[] = [];
      for (let from = 0; from < values.length; from += changesPerPage) {
        const some = values.slice(from, from + changesPerPage);
        const [one, ...others] = await measure(browser, site.url, { field, values: some, width });
        if (one) first.push(one);
        later.push(...others);
      }
      printRow(`${field}, first`, first);
      printRow(`${field}, later`, later);
      all.first.push(...first);
      all.later.push(...later);
    }
    printRow('all, first', all.first);
    printRow('all, later', all.later);
    printRow('all', [...all.first, ...all.later]);
  }
} finally {
  await browser.close();
  await site.stop();
}
