import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

type Recorded = { asked?: number; listened?: number };

for (const path of ['/', '/blog/motivation-letter', '/apply/virtual-internship']) {
  test(`${path}: before the first frame no script is fetched, and none listens to moves or asks how far the page is scrolled`, async ({
    page,
  }) => {
    // To answer how far, the browser lays the page out; and it sends a move into the first frame, under a resting pointer.
    await page.addInitScript(() => {
      const recorded = window as Recorded;
      const { get } = Object.getOwnPropertyDescriptor(window, 'scrollY') ?? {};
      Object.defineProperty(window, 'scrollY', {
        configurable: true,
        get() {
          recorded.asked ??= performance.now();
          return get?.call(window);
        },
      });
      const { addEventListener } = window;
      window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
        if (listener[0] === 'pointermove') recorded.listened ??= performance.now();
        addEventListener.apply(window, listener);
      };
    });
    await page.goto(path);
    await hydrated(page);
    const { asked, listened, painted, fetched } = await page.evaluate(() => ({
      asked: (window as Recorded).asked,
      listened: (window as Recorded).listened,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?!late-start)[^/]+\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(Number(painted));
    expect(listened).toBeGreaterThan(Number(painted));
    expect(fetched.length).toBeGreaterThan(3);
    expect(Math.min(...fetched)).toBeGreaterThan(Number(painted));
  });
}

test('React starts also where the browser reports no paint, as Firefox does now and then', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/about');
  await hydrated(page);
});

test.describe('a page whose data does not come', () => {
  test.use({ allowedErrors: [/ERR_FAILED|^failed: .*\/assets\/data-/] });

  test('stays plain HTML, which works', async ({ page }) => {
    await page.route('**/assets/data-*', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto('/services');
    await refused;
    // An error that nobody caught would be told by now.
    await page.getByRole('contentinfo').getByRole('link', { name: 'For Students' }).click();
    await expect(page).toHaveURL('/national-programs/students');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
