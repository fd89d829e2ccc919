import type { Page, Request } from '@playwright/test';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/**
 * Budgets in bytes over the wire, for each kind of page. tests/e2e/page-weights.e2e.ts has the limits of the documents.
 *
 * `script`: all JavaScript until the page is idle. `firstView`: all responses until then, with headers.
 */
const budgets = {
  /** A device without a Bengali font also loads 2 kB for the words of the link to the Bengali page. */
  content: { script: 10_000, firstView: 84_000 },
  /** The first view has posters. */
  posters: { script: 10_000, firstView: 95_000 },
  /** The first view loads the carousel and the second scene of the slideshow. */
  home: { script: 22_000, firstView: 140_000 },
  /** The iframe with our own form is a page with React. */
  iframe: { script: 85_000, firstView: 180_000 },
  /** React runs in a part of the page. */
  island: { script: 85_000, firstView: 165_000 },
  /** The first view has images of the results. */
  finder: { script: 85_000, firstView: 200_000 },
  /** As `content`, `posters` and `island`, with Bengali fonts. */
  bengali: { script: 10_000, firstView: 105_000 },
  bengaliIsland: { script: 86_000, firstView: 186_000 },
};

const pages: Record<string, keyof typeof budgets> = {
  '/': 'home',
  '/about': 'iframe',
  '/global-programs': 'posters',
  '/global-programs/international-internship': 'content',
  '/global-programs/virtual-internship': 'content',
  '/global-programs/student-exchange': 'content',
  '/global-programs/medical-internships': 'content',
  '/global-programs/study-abroad': 'content',
  '/global-programs/pathway-program': 'content',
  // All 34 opportunities in their groups.
  '/global-programs?age=22&studies=year-2&field=hospitality&experience=none&english=basic&passport=2-years&where=anywhere&length=12-months':
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
  '/contact': 'iframe',
  '/national-programs/students': 'iframe',
  '/apply/study-abroad': 'iframe',
  '/blog': 'content',
  '/blog/motivation-letter': 'content',
  '/bn/destinations/germany': 'bengali',
  '/bn/blog': 'bengali',
  '/bn/apply/virtual-internship': 'bengaliIsland',
};
/** Bytes of the stylesheet that no first view needs, which is the same for every page. */
const deferredStylesBudget = 1_500;
/** Bytes of the fonts, which are the same for every page of a language. */
const fontBudgets = { english: 40_000, bengali: 60_000 };

// On a slow connection Chromium loads lazy images from twice the distance.
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

/** Of each kind the first page is measured on the desktop, too: the pages of a kind have the same scripts and the same layout. */
const desktopPaths = new Set(
  Object.keys(budgets).map((kind) => Object.keys(pages).find((path) => pages[path] === kind)),
);

for (const [path, kind] of Object.entries(pages)) {
  const { script, firstView } = budgets[kind];
  const isBengali = kind.startsWith('bengali');
  const fontBudget = fontBudgets[isBengali ? 'bengali' : 'english'];
  for (const [device, width] of Object.entries(devices)) {
    if (device === 'the desktop' && !desktopPaths.has(path)) continue;
    test(`${path} on ${device} stays within its budget, has no layout shift, and its images are used and have their own proportions`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(recordShifts);
      const transfer = recordTransfer(page);
      await page.goto(path);
      await waitForHydration(page);
      // The page in an iframe loads its scripts independently.
      await page.waitForLoadState('networkidle');
      await expect.poll(transfer.pending, 'pending requests').toBe(0);
      const bytes = await transfer.bytesByType();
      expect(bytes.script, 'the page has its scripts').toBeGreaterThan(2000);
      expect(bytes.script, 'JavaScript').toBeLessThanOrEqual(script);
      expect(bytes.font, 'fonts').toBeLessThanOrEqual(fontBudget);
      // The stylesheets are inlined; a stylesheet link that loads would be a second copy.
      expect(bytes.stylesheet ?? 0, 'stylesheets').toBe(0);
      expect(bytes['deferred-styles'], 'deferred styles').toBeLessThanOrEqual(deferredStylesBudget);
      if (device === 'a phone') {
        expect(await transfer.totalBytes(), 'first view').toBeLessThanOrEqual(firstView);
      }

      expect(
        await page.evaluate(findUnusedPreloads),
        'images that the page fetches for nothing',
      ).toEqual([]);

      // Scrolling loads the lazy parts.
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < end; y += 600) {
        await page.evaluate((top) => {
          scrollTo(0, top);
          return new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
        }, y);
      }
      await expect.poll(transfer.pending, 'pending requests').toBe(0);
      // On a device without a Bengali font the text of a Bengali page moves once (docs/decisions/0019-optional-fonts.md).
      if (!isBengali) {
        expect(await page.evaluate(() => (window as unknown as Recorded).shifts)).toEqual([]);
      }
      expect(await page.evaluate(findWrongProportions)).toEqual([]);
    });
  }
}

/**
 * Records the sizes of a page's responses: `bytesByType` without headers, `totalBytes` with headers. It includes the iframes'
 * resources, but not their documents.
 */
function recordTransfer(page: Page) {
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
    // A response that arrives while the test ends has no size.
    size.catch(() => {});
    sizes.push(size);
  });
  return {
    pending: () => pending.size,
    bytesByType: async () => {
      const bytes: Record<string, number> = {};
      for (const { kind, body } of await Promise.all(sizes))
        bytes[kind] = (bytes[kind] ?? 0) + body;
      return bytes;
    },
    totalBytes: async () => {
      const all = await Promise.all(sizes);
      return all.reduce((sum, { body, headers }) => sum + body + headers, 0);
    },
  };
}

type Recorded = { shifts: string[] };

/** Runs in the page, before its own scripts: records layout shifts. */
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

/** Runs in the page: finds images that a link preloads but the page doesn't have. React adds such links by itself. */
function findUnusedPreloads() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
  const used = new Set([...document.images].map(({ src }) => src));
  return links.map(({ href }) => href).filter((href) => !used.has(href));
}

/** Runs in the page: finds images whose `width` and `height` don't have the proportions of the image file. */
async function findWrongProportions() {
  const wrong: string[] = [];
  for (const image of document.images) {
    image.loading = 'eager';
    await image.decode();
    const declared = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const actual = image.naturalWidth / image.naturalHeight;
    if (!(Math.abs(declared / actual - 1) < 0.01)) wrong.push(`${image.src}: ${actual}`);
  }
  return wrong;
}
