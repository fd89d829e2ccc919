import { openingPicture } from '../app/components/layout/next-page/opening-picture.ts';
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
  // The one that the click asked for came out of the browser's cache, without asking the server.
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/services.data'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
  );
  expect(sent).toEqual([true, false]);
});

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} no script comes before a field is touched, and nothing ahead`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
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
    if ('saveData' in connection) {
      expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
    }
  });
}

/** Keeps, for each view transition, which picture was named before and after it. */
function recordTransitions() {
  const pairs: [string | undefined, string | undefined][] = [];
  Object.assign(window, { pairs });
  const named = () =>
    [...document.images].find(({ style }) => style.viewTransitionName === 'carried-picture')?.src;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const before = named();
    const transition = start(update);
    transition.ready.then(() => pairs.push([before, named()]));
    return transition;
  };
}

test('a card’s picture moves to the page that it opens, and back', async ({ page, site }) => {
  await page.addInitScript(recordTransitions);
  const pairs = () => page.evaluate(() => (window as unknown as { pairs: string[][] }).pairs);
  await page.goto('/destinations');
  await hydrated(page);
  const names = async () =>
    (await pairs()).map((pair) =>
      pair.map((src) => src?.replace(site.url, '').replace(/\?.*/, '')),
    );
  const spain = '/illustrations/place-spain.svg';

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
  await expect.poll(names).toEqual([[spain, spain]]);
  await page.goBack();
  await expect(page).toHaveURL('/destinations');
  await expect.poll(names).toEqual([
    [spain, spain],
    [spain, spain],
  ]);
});
