import type { Page, Request } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

/**
 * What a page may weigh as it goes over the wire, in bytes (docs/architecture.md, "Budgets"). Of the JavaScript,
 * React and the router are 84 kB and the frame 9; a page may add 5 of its own, the home page 7, the form 20. A document is
 * what it was on 22 November 2026 and up to 0.8 kB more; 14 kB come with a connection's first packets (RFC 6928).
 */
const budgets: { path: string; script: number; document: number; data?: number }[] = [
  { path: '/', script: 100_700, data: 4_200, document: 14_000 },
  { path: '/about', script: 99_500, document: 10_500 },
  { path: '/global-programs', script: 99_500, document: 13_500 },
  {
    path: '/global-programs?age=22&compare=germany-internship&compare=usa-teacher&compare=study-abroad&view=compare',
    script: 99_500,
    document: 13_000,
  },
  { path: '/global-programs/international-internship', script: 99_500, document: 11_000 },
  { path: '/global-programs/virtual-internship', script: 99_500, document: 10_500 },
  { path: '/global-programs/student-exchange', script: 99_500, document: 10_000 },
  { path: '/global-programs/medical-internships', script: 99_500, document: 11_000 },
  { path: '/global-programs/study-abroad', script: 99_500, document: 11_000 },
  { path: '/global-programs/pathway-program', script: 99_500, document: 10_500 },
  { path: '/global-programs?plan=germany-internship', script: 99_500, document: 14_000 },
  // All 37 options, as they are shown and as they are judged.
  {
    path: '/global-programs?age=22&studies=year-2&field=hospitality&where=anywhere&length=12-months',
    script: 99_500,
    document: 15_900,
  },
  { path: '/destinations', script: 99_500, document: 10_000 },
  { path: '/apply', script: 99_500, document: 8_500 },
  { path: '/global-programs/hotel-immersion', script: 99_500, document: 10_500 },
  { path: '/global-programs/professional-immersion', script: 99_500, document: 9_000 },
  { path: '/global-programs/agriculture-internship', script: 99_500, document: 10_500 },
  { path: '/destinations/germany', script: 99_500, document: 10_500 },
  { path: '/apply/virtual-internship', script: 113_500, document: 12_500 },
  { path: '/national-programs', script: 99_500, document: 7_500 },
  { path: '/national-programs/employers', script: 99_500, document: 8_500 },
  { path: '/services', script: 99_500, document: 8_500 },
  { path: '/events', script: 99_500, document: 9_500 },
  { path: '/contact', script: 107_500, document: 10_000 },
  { path: '/national-programs/students', script: 107_500, document: 10_500 },
  { path: '/apply/study-abroad', script: 107_500, document: 9_500 },
  { path: '/blog', script: 99_500, document: 11_500 },
  { path: '/blog/motivation-letter', script: 99_500, document: 13_600 },
];
/** What the loaders gave, where it isn't in the document; the home page has the sentence of "Can I go?" beside its sections. */
const dataBudget = 4_000;
/** Of what no first view needs, the same file for every page. */
const lateStylesBudget = 1_200;
/** Both faces, for every page. */
const fontBudget = 40_000;

const devices = { 'a phone': 390, 'the desktop': 1440 };

for (const { path, script, document: html, data = dataBudget } of budgets) {
  for (const [device, width] of Object.entries(devices)) {
    test(`${path} on ${device}: what it weighs, its pictures’ proportions, and nothing shifts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(recordShifts);
      const weights = weigh(page);
      await page.goto(path);
      await hydrated(page);
      await expect.poll(weights.pending, 'requests under way').toBe(0);
      const sent = await weights.sent();
      expect(sent.script, 'React runs on the page').toBeGreaterThan(80_000);
      expect(sent.script, 'JavaScript').toBeLessThanOrEqual(script);
      expect(sent.document, 'HTML and CSS').toBeLessThanOrEqual(html);
      expect(sent.fetch ?? 0, 'data').toBeLessThanOrEqual(data);
      expect(sent.font, 'fonts').toBeLessThanOrEqual(fontBudget);
      // The stylesheets stand in the page; a link that loads would be a second copy.
      expect(sent.stylesheet ?? 0, 'stylesheets').toBe(0);
      expect(sent['late styles'], 'late styles').toBeLessThanOrEqual(lateStylesBudget);

      // Scrolling brings in what is loaded late.
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < end; y += 600) {
        await page.evaluate((top) => {
          scrollTo(0, top);
          return new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
        }, y);
      }
      await expect.poll(weights.pending, 'requests under way').toBe(0);
      expect(await page.evaluate(() => (window as unknown as Recorded).shifts)).toEqual([]);
      expect(await page.evaluate(wrongProportions)).toEqual([]);
    });
  }
}

/** Counts what comes over the wire for a page, in bytes by type. What stands in a frame is a page of its own. */
function weigh(page: Page) {
  const pending = new Set<Request>();
  const sizes: Promise<[string, number]>[] = [];
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    const type = request.resourceType();
    if (type === 'document' && request.frame() !== page.mainFrame()) return;
    const kind = /\/late-styles-[\w-]+\.css$/.test(request.url()) ? 'late styles' : type;
    sizes.push(request.sizes().then(({ responseBodySize }) => [kind, responseBodySize]));
  });
  return {
    pending: () => pending.size,
    sent: async () => {
      const weights: Record<string, number> = {};
      for (const [type, size] of await Promise.all(sizes))
        weights[type] = (weights[type] ?? 0) + size;
      return weights;
    },
  };
}

type Recorded = { shifts: string[] };

/** Runs in the page, before its own scripts. */
function recordShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts } satisfies Recorded);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value, sources } = entry as PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      };
      const nodes = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
      });
      if (!hadRecentInput) shifts.push(`${value}: ${nodes.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: pictures whose `width` and `height` are not in the picture's own proportion. */
async function wrongProportions() {
  const wrong: string[] = [];
  for (const image of document.images) {
    image.loading = 'eager';
    await image.decode();
    const declared = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const own = image.naturalWidth / image.naturalHeight;
    if (!(Math.abs(declared / own - 1) < 0.01)) wrong.push(`${image.src}: ${own}`);
  }
  return wrong;
}
