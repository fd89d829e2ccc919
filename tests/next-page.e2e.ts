import type { Locator, Page } from '@playwright/test';
import { openingPicture } from '../app/components/layout/next-page/opening-picture.ts';
import { errorPage } from '../app/content/error-page.ts';
import { frame } from '../app/content/frame.ts';
import { hold } from './hold.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

test('the picture that is fetched before a page is the one that it opens with', async ({
  request,
}) => {
  for (const path of [
    '/',
    '/about',
    '/contact',
    '/destinations',
    '/destinations/germany',
    '/destinations/usa',
    '/global-programs',
    '/global-programs/study-abroad',
    '/global-programs/virtual-internship',
    '/global-programs/international-internship',
    '/global-programs/agriculture-internship',
    '/global-programs/medical-internships',
    '/global-programs/pathway-program',
    '/global-programs/student-exchange',
    '/global-programs/professional-immersion',
    '/global-programs/hotel-immersion',
    '/national-programs',
    '/national-programs/students',
    '/national-programs/employers',
    '/services',
  ]) {
    const html = await (await request.get(path)).text();
    const main = html.slice(html.indexOf('<main'));
    const [, first] = /<img[^>]* src="\/illustrations\/(?!flags|boat)([^"]+)\.svg/.exec(main) ?? [];
    expect(first, path).toBe(openingPicture(path));
  }
});

test('a page is fetched with its picture when a visitor points at its link, and once', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).hover();
  await expect.poll(() => fetched).toContain('/services.data');
  await expect.poll(() => fetched).toContain('/illustrations/scene-departures.svg');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The click asked for no other.
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/services.data'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
  );
  expect(sent).toEqual([true]);
});

/** Of what the router asks for, not pictures, what was fetched from the server between two of the page's times. */
const sentBetween = (page: Page, times: { from?: number; to?: number } = {}) =>
  page.evaluate(
    ({ from = 0, to = Number.POSITIVE_INFINITY }) =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ startTime, transferSize }) => startTime > from && transferSize > 0)
        .filter(({ startTime }) => startTime < to)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\.(js|css|data)$/.test(path)),
    times,
  );

test('the pages behind the links that somebody has before them are fetched, six of them, and a click asks for nothing more', async ({
  page,
}) => {
  // The first posters are in view, and nobody has scrolled.
  await page.setViewportSize({ width: 1280, height: 1200 });
  await page.goto('/destinations');
  await hydrated(page);
  const data = async () => (await sentBetween(page)).filter((path) => path.endsWith('.data'));
  const poster = (path: string) => page.locator(`main a[href="${path}"]`).first();
  await expect(poster('/destinations/germany')).toBeInViewport();
  await expect(poster('/destinations/new-zealand')).not.toBeInViewport();
  await expect.poll(async () => (await data()).length).toBe(6);
  expect(await data()).toContain('/destinations/germany.data');
  expect(await data()).not.toContain('/destinations/new-zealand.data');

  const from = await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      Object.assign(window, { arrivedAt: performance.now() });
      observer.disconnect();
    }).observe(document.querySelector('main') ?? document, { childList: true });
    return performance.now();
  });
  await poster('/destinations/germany').click();
  await expect(page).toHaveURL('/destinations/germany');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const to = await page.evaluate(() => (window as unknown as { arrivedAt: number }).arrivedAt);
  expect(await sentBetween(page, { from, to })).toEqual([]);
});

test('over a connection of the third generation nothing is fetched before the visitor does something', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  await page.goto('/destinations/germany');
  await hydrated(page);
  const from = await page.evaluate(() => performance.now());
  await page.clock.runFor(10_000);
  await page.evaluate(() => fetch('/healthz'));
  expect(await sentBetween(page, { from })).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} no script comes before a field is touched, and nothing ahead`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const isData = (path: string) => path.endsWith('.data');
    const modules = () =>
      fetched.filter((path) => path.endsWith('.js') && !path.includes('/late-start-'));
    await page.goto('/apply/virtual-internship');
    await page.getByRole('heading', { level: 1 }).click();
    await page.mouse.wheel(0, 300);
    const services = page.getByRole('contentinfo').getByRole('link', { name: 'Services' });
    await services.focus();
    // What starts by itself does so in the first idle moment after the page is loaded.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(modules()).toEqual([]);

    await page.getByLabel('First name').focus();
    await hydrated(page);
    await services.hover();
    await services.focus();
    await services.click();
    await expect(page).toHaveURL('/services');
    // Only what the page itself asked for upon the click.
    if ('saveData' in connection) expect(fetched.filter(isData)).toEqual(['/services.data']);
    const before = fetched.filter(isData);
    await page.clock.runFor(10_000);
    await page.evaluate(() => fetch('/healthz'));
    expect(fetched.filter(isData)).toEqual(before);
  });
}

test('a page that takes long says so, and one that does not says nothing', async ({ page }) => {
  const release = await hold(page, /services\.data/);
  await page.clock.install();
  await page.goto('/about');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  const progress = page.locator('body > [role=status]');
  await page.clock.runFor(250);
  await expect(progress).toBeEmpty();
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return progress.textContent();
    })
    .toBe(frame.loading);
  release();
  await expect(page).toHaveURL('/services');
  await expect(progress).toBeEmpty();
});

test.describe('a page that can’t be had', () => {
  test.use({ allowedErrors: [/ERR_FAILED|failed: .*services\.data/] });

  test('says so with its own styles, which came with the first move', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const stylesheet = page.waitForEvent('requestfinished', (request) =>
      /\/error-page-[^/]*\.css$/.test(request.url()),
    );
    await page.getByRole('heading', { level: 1 }).hover();
    await stylesheet;
    await page.route('**/services.data', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
    const title = page.getByRole('heading', { level: 1, name: errorPage.failed.title });
    await expect(title).toBeVisible();
    await expect(page.locator('.error-page')).toHaveCSS('overflow', 'hidden');
  });
});

/** Holds the copy of a picture where it begins its way, and keeps where the picture of a link stood that was clicked. */
function holdCopies() {
  const keep = ({ target }: Event) => {
    const image = target instanceof Element && target.closest('a')?.querySelector('img');
    if (!image) return;
    const { x, y, width, height } = image.getBoundingClientRect();
    Object.assign(window, { clicked: [x + width / 2, y + height / 2].map(Math.round) });
  };
  addEventListener('click', keep, { capture: true });
  new MutationObserver(() => {
    for (const copy of document.querySelectorAll('body > img'))
      for (const way of copy.getAnimations()) if (way.playState === 'running') way.pause();
  }).observe(document, { childList: true, subtree: true });
}

const middleOf = (image: Locator) =>
  image.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2].map(Math.round);
  });

/** Takes a held copy to the last moment of its way, and then away. @returns where it was at last */
async function arrive(copy: Locator) {
  await copy.evaluate((element) => {
    for (const way of element.getAnimations())
      way.currentTime = Number(way.effect?.getComputedTiming().endTime) - 1;
  });
  const last = await middleOf(copy);
  await copy.evaluate((element) => {
    for (const way of element.getAnimations()) way.finish();
  });
  return last;
}

/** From the card of Spain to its page, as one with a mouse does it. */
async function openSpain(page: Page) {
  await page.addInitScript(holdCopies);
  await page.goto('/destinations');
  await hydrated(page);
  // The code comes with the first move of the mouse.
  const code = page.waitForResponse(/after-first-move/);
  await page.mouse.move(200, 200);
  await (await code).finished();
  await page
    .locator('main')
    .getByRole('link', { name: /^Spain/ })
    .first()
    .click();
  await expect(page).toHaveURL('/destinations/spain');
}

test('a card’s picture moves to the page that it opens, and back', async ({ page }) => {
  const pictures = page.locator('main img[src*="place-spain.svg"]');
  const copy = page.locator('body > img');
  await openSpain(page);
  const [across = 0, down = 0] = await page.evaluate(
    () => (window as unknown as { clicked: number[] }).clicked,
  );
  await expect(copy).toHaveAttribute('src', /place-spain/);
  await expect(copy).toHaveAttribute('alt', '');
  const [startsAcross, startsDown = 0] = await middleOf(copy);
  expect(startsAcross).toBe(across);
  // A card that is pointed at is lifted meanwhile.
  expect(Math.abs(startsDown - down)).toBeLessThan(8);
  await expect(pictures.first()).toHaveCSS('opacity', '0');
  const onPage = await middleOf(pictures.first());
  expect(Math.abs((onPage[1] ?? 0) - down)).toBeGreaterThan(20);
  expect(await arrive(copy)).toEqual(onPage);
  await expect(copy).toHaveCount(0);
  await expect(pictures.first()).toHaveCSS('opacity', '1');

  // Nothing is pointed at, and lifted.
  await page.mouse.move(2, 2);
  await page.goBack();
  await expect(page).toHaveURL('/destinations');
  await expect(copy).toHaveCount(1);
  expect(await middleOf(copy)).toEqual(onPage);
  expect(await arrive(copy)).toEqual(await middleOf(pictures.first()));
  await expect(copy).toHaveCount(0);
});

test('no picture moves for who wants nothing to move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSpain(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Spain' })).toBeVisible();
  // A copy would come with the page's first frame, and stay.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.locator('body > img')).toHaveCount(0);
});

test('who goes on before a page was shown comes to the next one, and no page is shown with another’s data', async ({
  page,
}) => {
  await page.goto('/apply/pathway-program');
  await hydrated(page);
  await page.evaluate(async () => {
    // What a slow processor does of itself: React has no time between two of the router's steps.
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(path: string): Promise<void> };
    };
    await router.navigate('/apply');
    void router.navigate('/services');
  });
  await expect(page).toHaveURL('/services');
  await expect(page).toHaveTitle(/Services/);
  // An error in the browser, also one that React has mended, would fail this.
});
