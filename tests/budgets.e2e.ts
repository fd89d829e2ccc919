import type { Page, Request } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

/** Of a page, and of one with another page of ours in a frame. */
const firstViewBudget = 180_000;
const withFrame = 200_000;

/**
 * What a page may weigh as it goes over the wire, in bytes. Each bound has air: 1 to 3 % above what the page weighed on 25 November
 * 2026, so that a sentence more fails nothing, and a library or a second stylesheet does. tests/page-weights.e2e.ts has the bounds of
 * every page. `css` is what the page's style and the late one have as they are, not compressed.
 */
const budgets: {
  path: string;
  script: number;
  document: number;
  data?: number;
  css?: number;
  /** Styles that come after the page, of what lies below its first view. */
  below?: number;
  /** All that comes until the page is at rest, with headers. */
  firstView?: number;
}[] = [
  { path: '/', script: 102_000, data: 4_500, document: 13_500, css: 27_500 },
  { path: '/about', script: 100_000, document: 10_500 },
  { path: '/global-programs', script: 100_000, document: 13_500 },
  {
    path: '/global-programs?age=22&compare=germany-internship&compare=usa-teacher&compare=study-abroad&view=compare',
    script: 100_000,
    document: 12_500,
  },
  {
    path: '/global-programs/international-internship',
    script: 100_000,
    document: 10_500,
    css: 22_000,
  },
  { path: '/global-programs/virtual-internship', script: 100_000, document: 10_500 },
  { path: '/global-programs/student-exchange', script: 100_000, document: 9_500 },
  { path: '/global-programs/medical-internships', script: 100_000, document: 10_500 },
  { path: '/global-programs/study-abroad', script: 100_000, document: 11_000 },
  { path: '/global-programs/pathway-program', script: 100_000, document: 10_000 },
  { path: '/global-programs?plan=germany-internship', script: 100_000, document: 13_500 },
  // All 34 options, as they are shown and as they are judged.
  {
    path: '/global-programs?age=22&studies=year-2&field=hospitality&where=anywhere&length=12-months',
    script: 100_000,
    document: 14_000,
    below: 2_400,
  },
  { path: '/destinations', script: 100_000, document: 9_500 },
  { path: '/apply', script: 100_000, document: 8_000 },
  { path: '/global-programs/hotel-immersion', script: 100_000, document: 10_000 },
  { path: '/global-programs/professional-immersion', script: 100_000, document: 9_000 },
  { path: '/global-programs/agriculture-internship', script: 100_000, document: 10_000 },
  { path: '/destinations/germany', script: 100_000, document: 10_000, css: 21_000 },
  { path: '/apply/virtual-internship', script: 115_000, document: 12_500, css: 23_500 },
  { path: '/national-programs', script: 100_000, document: 7_500 },
  { path: '/national-programs/employers', script: 100_000, document: 8_000 },
  { path: '/services', script: 100_000, document: 8_000 },
  { path: '/events', script: 100_000, document: 9_000 },
  { path: '/contact', script: 110_000, document: 9_500, firstView: withFrame },
  { path: '/national-programs/students', script: 110_000, document: 10_000, firstView: withFrame },
  { path: '/apply/study-abroad', script: 110_000, document: 9_000, firstView: withFrame },
  { path: '/blog', script: 101_000, document: 11_000, css: 18_500 },
  { path: '/blog/motivation-letter', script: 101_000, document: 13_500, css: 22_500 },
];
/** What the loaders gave, where it isn't in the document; the home page has the sentence of "Can I go?" beside its sections. */
const dataBudget = 4_000;
/** Of what no first view needs, the same file for every page. */
const lateStylesBudget = 1_150;
/** Both faces, for every page. */
const fontBudget = 40_000;

// On such a line Chromium fetches lazy pictures from twice as far away, and nothing is fetched ahead: tests/next-page.e2e.ts has that.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--force-effective-connection-type=3G'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const devices = { 'a phone': 390, 'the desktop': 1440 };

for (const {
  path,
  script,
  document: html,
  data = dataBudget,
  css,
  below = 0,
  firstView = firstViewBudget,
} of budgets) {
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
      expect(sent['late-styles'], 'late styles').toBeLessThanOrEqual(lateStylesBudget);
      expect(sent.below ?? 0, 'styles below the first view').toBeLessThanOrEqual(below);
      if (css) expect(await cssLength(page), 'CSS as it is').toBeLessThanOrEqual(css);
      if (device === 'a phone') {
        // The home page fetches its second scene once React runs.
        await page.waitForLoadState('networkidle');
        expect(await weights.firstView(), 'first view').toBeLessThanOrEqual(firstView);
      }

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

test('V8 is told of every module that is worth it to compile its functions with it', async ({
  page,
}) => {
  const modules: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/(?!late-start|manifest).*\.js$/.test(response.url()))
      modules.push(response.text());
  });
  await page.goto('/');
  await hydrated(page);
  const large = (await Promise.all(modules)).filter(({ length }) => length > 3100);
  expect(large.length).toBeGreaterThan(3);
  for (const text of large) expect(text.slice(0, 28)).toBe('//# allFunctionsCalledOnLoad');
});

/** Counts what comes over the wire for a page, in bytes by type; of what stands in a frame all but its document. */
function weigh(page: Page) {
  const pending = new Set<Request>();
  const sizes: Promise<{ kind: string; body: number; headers: number }>[] = [];
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    const type = request.resourceType();
    if (type === 'document' && request.frame() !== page.mainFrame()) return;
    const [, kind = type] =
      /\/(?:\w+-)*(late-styles|below)-[\w-]{8}\.css$/.exec(request.url()) ?? [];
    const size = request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
      kind,
      body: responseBodySize,
      headers: responseHeadersSize,
    }));
    // What comes as the test ends isn't weighed any more, and has no size then.
    size.catch(() => {});
    sizes.push(size);
  });
  return {
    pending: () => pending.size,
    sent: async () => {
      const weights: Record<string, number> = {};
      for (const { kind, body } of await Promise.all(sizes))
        weights[kind] = (weights[kind] ?? 0) + body;
      return weights;
    },
    firstView: async () => {
      const all = await Promise.all(sizes);
      return all.reduce((sum, { body, headers }) => sum + body + headers, 0);
    },
  };
}

/** The length of the page's style and of the late one. */
async function cssLength(page: Page) {
  const style = await page
    .locator('style')
    .evaluateAll((all) => all.map((each) => each.textContent));
  const late = await page.locator('link[data-late]').getAttribute('href');
  return style.join('').length + (await (await page.request.get(late ?? '')).text()).length;
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
