import type { Page } from '@playwright/test';
import { movePointer } from '../helpers/move-pointer.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/** Times in ms of the first read of `scrollY` and of the first `pointermove` listener. */
type Recorded = { readAt?: number; listenedAt?: number };

for (const path of ['/', '/blog/motivation-letter', '/apply/virtual-internship']) {
  test(`${path}: before the first paint no script is fetched, listens to pointer moves or reads the scroll position`, async ({
    page,
  }) => {
    // Reading the scroll position forces a layout, and Chromium reports a move of a resting pointer in the first frame.
    await page.addInitScript(() => {
      const recorded = window as Recorded;
      const { get } = Object.getOwnPropertyDescriptor(window, 'scrollY') ?? {};
      Object.defineProperty(window, 'scrollY', {
        configurable: true,
        get() {
          recorded.readAt ??= performance.now();
          return get?.call(window);
        },
      });
      const { addEventListener } = window;
      window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
        if (listener[0] === 'pointermove') recorded.listenedAt ??= performance.now();
        addEventListener.apply(window, listener);
      };
    });
    await page.goto(path);
    await waitForHydration(page);
    const { readAt, listenedAt, paintedAt, fetchedAt } = await page.evaluate(() => ({
      readAt: (window as Recorded).readAt,
      listenedAt: (window as Recorded).listenedAt,
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      fetchedAt: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?!deferred-loader)[^/]+\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(paintedAt).toBeGreaterThan(0);
    expect(readAt).toBeGreaterThan(Number(paintedAt));
    expect(listenedAt).toBeGreaterThan(Number(paintedAt));
    expect(fetchedAt.length).toBeGreaterThan(1);
    expect(Math.min(...fetchedAt)).toBeGreaterThan(Number(paintedAt));
  });
}

/** Whether the page has noticed an action of the visitor by now. */
const hasInteraction = (page: Page) =>
  page.evaluate(async () => {
    const first = await Promise.race([window.firstInteraction, Promise.resolve('none')]);
    return first !== 'none';
  });

test('a page that appears under a resting pointer has no interaction; a pointer that moves is one', async ({
  page,
}) => {
  await page.goto('/services');
  await movePointer(page);
  await page.goto('/about');
  await waitForHydration(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await hasInteraction(page)).toBe(false);
  await movePointer(page);
  expect(await hasInteraction(page)).toBe(true);
});

for (const { title, moves, isInteraction } of [
  {
    title: 'a move that the browser reports without a movement, as Chromium 156 does',
    moves: [
      { screenX: 300, screenY: 200 },
      { screenX: 301, screenY: 200 },
    ],
    isInteraction: true,
  },
  {
    title: 'a vertical move',
    moves: [
      { screenX: 300, screenY: 200 },
      { screenX: 300, screenY: 199 },
    ],
    isInteraction: true,
  },
  {
    title: 'a resting pointer over a page that moves',
    moves: [
      { screenX: 300, screenY: 200, clientY: 100 },
      { screenX: 300, screenY: 200, clientY: 40 },
    ],
    isInteraction: false,
  },
  {
    title: 'a first position with a movement, as of a page that has just appeared',
    moves: [{ screenX: 300, screenY: 200, movementX: 12, movementY: 5 }],
    isInteraction: false,
  },
]) {
  test(`${title} is ${isInteraction ? 'an' : 'no'} interaction`, async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page);
    await page.evaluate((events) => {
      for (const event of events) window.dispatchEvent(new PointerEvent('pointermove', event));
    }, moves);
    expect(await hasInteraction(page)).toBe(isInteraction);
  });
}

test('the scripts run even if the browser reports no paint, as happens in Firefox', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/about');
  await waitForHydration(page);
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} no script is loaded before a field has the focus`, async ({
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
    // Scripts that start without a visitor's action do so in the first idle period after the page is loaded.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(modules()).toEqual([]);

    await page.getByLabel('First name').focus();
    await waitForHydration(page);
    expect(modules().length).toBeGreaterThan(1);
  });
}

test('with Save-Data the finder on the home page shows results, too', async ({ page }) => {
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

test.describe('a page whose scripts can’t be loaded', () => {
  test.use({ allowedErrors: [/ERR_FAILED|^failed: .*\/assets\/entry/] });

  test('works as plain HTML', async ({ page }) => {
    await page.route('**/assets/entry.client-*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/services');
    await failed;
    // By now the test has seen an uncaught error, if there was one.
    await page.getByRole('contentinfo').getByRole('link', { name: 'For Students' }).click();
    await expect(page).toHaveURL('/national-programs/students');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('leaves the keys to the browser, although “/” was pressed before', async ({ page }) => {
    const { promise: aborted, resolve: abort } = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client-*', async (route) => {
      await aborted;
      await route.abort();
    });
    const failed = page.waitForEvent('requestfailed');
    await page.goto('/services');
    await page.keyboard.press('/');
    expect(await page.evaluate(() => window.searchedFor)).toBe('');
    const summary = page.locator('header summary').first();
    await summary.press(' ');
    await expect(page.locator('header details').first()).toHaveAttribute('open');
    await summary.press(' ');
    await summary.blur();
    abort();
    await failed;
    await expect.poll(() => page.evaluate(() => window.searchedFor)).toBeNull();
    await page.keyboard.press(' ');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});
