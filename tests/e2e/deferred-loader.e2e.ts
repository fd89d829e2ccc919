import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

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
    await waitForHydration(page);
    const { asked, listened, painted, fetched } = await page.evaluate(() => ({
      asked: (window as Recorded).asked,
      listened: (window as Recorded).listened,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?!deferred-loader)[^/]+\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(Number(painted));
    expect(listened).toBeGreaterThan(Number(painted));
    expect(fetched.length).toBeGreaterThan(1);
    expect(Math.min(...fetched)).toBeGreaterThan(Number(painted));
  });
}

test('the scripts run also where the browser reports no paint, as Firefox does now and then', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/about');
  await waitForHydration(page);
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} no script comes before a field is touched`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const modules = () =>
      fetched.filter((path) => path.endsWith('.js') && !path.includes('/deferred-loader-'));
    await page.goto('/apply/virtual-internship');
    await page.getByRole('heading', { level: 1 }).click();
    await page.mouse.wheel(0, 300);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).focus();
    // What starts by itself does so in the first idle moment after the page is loaded.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(modules()).toEqual([]);

    await page.getByLabel('First name').focus();
    await waitForHydration(page);
    expect(modules().length).toBeGreaterThan(1);
  });
}

test('with data saving the sentence of the home page is answered, too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await page.getByLabel('Your age').fill('22');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Show me where' }).press('Enter');
  await expect(page).toHaveURL(/\/global-programs\?age=22/);
  await expect(page.getByRole('heading', { name: 'You can apply now' })).toBeVisible();
});

test.describe('a page whose scripts do not come', () => {
  test.use({ allowedErrors: [/ERR_FAILED|^failed: .*\/assets\/entry/] });

  test('stays plain HTML, which works', async ({ page }) => {
    await page.route('**/assets/entry.client-*', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto('/services');
    await refused;
    // An error that nobody caught would be told by now.
    await page.getByRole('contentinfo').getByRole('link', { name: 'For Students' }).click();
    await expect(page).toHaveURL('/national-programs/students');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
