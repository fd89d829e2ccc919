import type { Page, Request } from '@playwright/test';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/**
 * What a page may weigh as it goes over the wire, in bytes. tests/e2e/page-weights.e2e.ts has the bounds of every document.
 *
 * `script`: all JavaScript that comes until the page is at rest. `firstView`: all that comes until then, with headers.
 */
const kinds = {
  content: { script: 11_000, firstView: 82_000 },
  /** Posters stand in its first view. */
  posters: { script: 11_000, firstView: 95_000 },
  /** Its carousel and its second scene come with the first view. */
  home: { script: 25_000, firstView: 150_000 },
  /** Our own form in a frame is a page with React. */
  frame: { script: 97_000, firstView: 190_000 },
  /** React runs in a part of it. */
  island: { script: 90_000, firstView: 168_000 },
  /** Pictures of what it finds come with its first view. */
  finder: { script: 90_000, firstView: 190_000 },
};

const pages: Record<string, keyof typeof kinds> = {
  '/': 'home',
  '/about': 'frame',
  '/global-programs': 'posters',
  '/global-programs?age=22&compare=germany-internship&compare=usa-teacher&compare=study-abroad&view=compare':
    'finder',
  '/global-programs/international-internship': 'content',
  '/global-programs/virtual-internship': 'content',
  '/global-programs/student-exchange': 'content',
  '/global-programs/medical-internships': 'content',
  '/global-programs/study-abroad': 'content',
  '/global-programs/pathway-program': 'content',
  '/global-programs?plan=germany-internship': 'finder',
  // All 34 options, as they are shown and as they are judged.
  '/global-programs?age=22&studies=year-2&field=hospitality&where=anywhere&length=12-months':
    'finder',
  '/destinations': 'posters',
  '/apply': 'content',
  '/global-programs/hotel-immersion': 'content',
  '/global-programs/professional-immersion': 'content',
  '/global-programs/agriculture-internship': 'content',
  '/destinations/germany': 'content',
  '/apply/virtual-internship': 'island',
  '/national-programs': 'content',
  '/national-programs/employers': 'content',
  '/services': 'content',
  '/events': 'content',
  '/contact': 'frame',
  '/national-programs/students': 'frame',
  '/apply/study-abroad': 'frame',
  '/blog': 'content',
  '/blog/motivation-letter': 'content',
};
/** Of what no first view needs, the same file for every page. */
const lateStylesBudget = 1_500;
/** Both faces, for every page. */
const fontBudget = 40_000;

// On such a line Chromium fetches lazy pictures from twice as far away.
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

for (const [path, kind] of Object.entries(pages)) {
  const { script, firstView } = kinds[kind];
  for (const [device, width] of Object.entries(devices)) {
    test(`${path} on ${device}: what it weighs, its pictures’ proportions, and nothing shifts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(recordShifts);
      const weights = weigh(page);
      await page.goto(path);
      await waitForHydration(page);
      // A page of ours in a frame fetches its scripts when it likes.
      await page.waitForLoadState('networkidle');
      await expect.poll(weights.pending, 'requests under way').toBe(0);
      const sent = await weights.sent();
      expect(sent.script, 'the page has its scripts').toBeGreaterThan(2000);
      expect(sent.script, 'JavaScript').toBeLessThanOrEqual(script);
      expect(sent.font, 'fonts').toBeLessThanOrEqual(fontBudget);
      // The stylesheets stand in the page; a link that loads would be a second copy.
      expect(sent.stylesheet ?? 0, 'stylesheets').toBe(0);
      expect(sent['deferred-styles'], 'deferred styles').toBeLessThanOrEqual(lateStylesBudget);
      if (device === 'a phone') {
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
    const [, kind = type] = /\/(?:\w+-)*(deferred-styles)-[\w-]{8}\.css$/.exec(request.url()) ?? [];
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
