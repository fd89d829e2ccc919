import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

/**
 * What a page may weigh as it goes over the wire, in bytes (docs/architecture.md, "Budgets"). Of the JavaScript,
 * React and the router are 93 kB and the frame 9; a page may add 7 of its own, the form 25. A document of 14 kB
 * comes with a connection's first packets (RFC 6928).
 */
const budgets = [
  { path: '/', script: 109_000, document: 14_000 },
  { path: '/about', script: 109_000, document: 14_000 },
  { path: '/global-programs', script: 109_000, document: 14_000 },
  { path: '/global-programs/international-internship', script: 109_000, document: 14_000 },
  { path: '/global-programs/virtual-internship', script: 109_000, document: 14_000 },
  { path: '/global-programs/student-exchange', script: 109_000, document: 14_000 },
  { path: '/global-programs/medical-internships', script: 109_000, document: 14_000 },
  { path: '/global-programs/study-abroad', script: 109_000, document: 14_000 },
  { path: '/global-programs/pathway-program', script: 109_000, document: 14_000 },
  { path: '/destinations', script: 109_000, document: 14_000 },
  { path: '/apply', script: 109_000, document: 14_000 },
  { path: '/global-programs/hotel-immersion', script: 109_000, document: 14_000 },
  { path: '/global-programs/professional-immersion', script: 109_000, document: 14_000 },
  { path: '/global-programs/agriculture-internship', script: 109_000, document: 14_000 },
  { path: '/destinations/germany', script: 109_000, document: 14_000 },
  { path: '/apply/virtual-internship', script: 127_000, document: 14_500 },
  { path: '/national-programs', script: 109_000, document: 14_000 },
  { path: '/national-programs/employers', script: 109_000, document: 14_000 },
  { path: '/services', script: 109_000, document: 14_000 },
  { path: '/events', script: 109_000, document: 14_000 },
  { path: '/contact', script: 127_000, document: 14_000 },
  { path: '/national-programs/students', script: 127_000, document: 14_000 },
  { path: '/apply/study-abroad', script: 127_000, document: 14_000 },
  { path: '/blog', script: 109_000, document: 14_000 },
  { path: '/blog/motivation-letter', script: 109_000, document: 15_000 },
];
/** What the loaders gave, where it isn't in the document. */
const dataBudget = 4_000;
/** Both faces, for every page. */
const fontBudget = 46_000;

for (const { path, script, document: html } of budgets) {
  test(`${path} keeps to its budget`, async ({ page }) => {
    const weights: Record<string, number> = {};
    const counting: Promise<void>[] = [];
    page.on('requestfinished', (request) => {
      const count = async () => {
        const { responseBodySize } = await request.sizes();
        const type = request.resourceType();
        // What stands in a frame is a page of its own.
        if (type === 'document' && request.frame() !== page.mainFrame()) return;
        weights[type] = (weights[type] ?? 0) + responseBodySize;
      };
      counting.push(count());
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await Promise.all(counting);
    expect(weights.script, 'React runs on the page').toBeGreaterThan(80_000);
    expect(weights.script, 'JavaScript').toBeLessThanOrEqual(script);
    expect(weights.document, 'HTML and CSS').toBeLessThanOrEqual(html);
    expect(weights.fetch ?? 0, 'data').toBeLessThanOrEqual(dataBudget);
    expect(weights.font, 'fonts').toBeLessThanOrEqual(fontBudget);
    // The stylesheets stand in the page; a link that loads would be a second copy.
    expect(weights.stylesheet ?? 0, 'stylesheets').toBe(0);
  });

  test(`${path} declares its pictures in their own proportions`, async ({ page }) => {
    await page.goto(path);
    const wrong = await page.evaluate(async () => {
      const found: string[] = [];
      for (const image of document.images) {
        image.loading = 'eager';
        await image.decode();
        const declared = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const own = image.naturalWidth / image.naturalHeight;
        if (!(Math.abs(declared / own - 1) < 0.01)) found.push(`${image.src}: ${own}`);
      }
      return found;
    });
    expect(wrong).toEqual([]);
  });

  for (const [device, width] of [
    ['a phone', 390],
    ['the desktop', 1440],
  ] as const) {
    test(`${path} does not shift on ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { hadRecentInput, value, sources } = entry as PerformanceEntry & {
              hadRecentInput: boolean;
              value: number;
              sources: { node?: Node }[];
            };
            const nodes = sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
            );
            if (!hadRecentInput) shifts.push(`${value}: ${nodes.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // Scrolling brings in what is loaded late.
      for (let y = 0; y < 9000; y += 600) {
        await page.evaluate((top) => {
          scrollTo(0, top);
          return new Promise((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(resolve)),
          );
        }, y);
      }
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      expect(shifts).toEqual([]);
    });
  }
}
