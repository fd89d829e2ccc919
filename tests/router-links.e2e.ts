import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

/** Goes with the page: what the browser loads anew doesn't have it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

/** Adds a link to the page, before all others. */
const addLink = (page: Page, attributes: Record<string, string>) =>
  page.evaluate((each) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(each)) link.setAttribute(name, value);
    link.append('A link');
    document.querySelector('main')?.prepend(link);
  }, attributes);

test('a link leads to the next page without the browser loading one, and is in its history once', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await mark(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services' });
  await link.click();
  await expect(page).toHaveURL('/services');
  expect(await isMarked(page)).toBe(true);
  // To where one is: Back leads to the page before all the same.
  await link.click();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  expect(await isMarked(page)).toBe(true);
});

test('what the visitor asks of a link otherwise is the browser’s to do', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services' });
  for (const ask of [
    { modifiers: ['ControlOrMeta' as const] },
    { modifiers: ['Shift' as const] },
    { button: 'middle' as const },
  ]) {
    const [other] = await Promise.all([context.waitForEvent('page'), link.click(ask)]);
    await expect(other).toHaveURL('/services');
    await other.close();
  }
  await expect(page).toHaveURL('/about');
});

test('a download, a part of the page, another frame’s link and a file are the browser’s', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await addLink(page, { id: 'download', href: '/healthz', download: 'health.json' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#download').press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('health.json');
  await download.cancel();

  await mark(page);
  await page.locator('a[href="#main"]').press('Enter');
  await expect(page).toHaveURL('/about#main');
  await expect(page.locator('main')).toBeFocused();
  expect(await isMarked(page)).toBe(true);

  await addLink(page, { id: 'top', href: '/services', target: '_top' });
  await page.locator('#top').press('Enter');
  await expect(page).toHaveURL('/services');
  await hydrated(page);
  expect(await isMarked(page)).toBe(false);

  await addLink(page, { id: 'file', href: '/llms.txt' });
  await page.locator('#file').press('Enter');
  await expect(page).toHaveURL('/llms.txt');
  await expect(page.locator('main')).toHaveCount(0);
});

/** Keeps how many headings the page has, and where its footer stands, when the next one comes. */
const watchArrival = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const headings = document.querySelectorAll('main h2').length;
      const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
      Object.assign(window, { arrival: { headings, footer, height: innerHeight } });
      observer.disconnect();
    }).observe(document.querySelector('main') ?? document, { childList: true });
  });
const arrival = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { arrival: { headings: number; footer: number; height: number } })
        .arrival,
  );

test('who follows a link sees a window of the page before what lies below; on Back, and at a part of a page, all is there', async ({
  page,
}) => {
  const next = '/global-programs/medical-internships';
  const headings = page.locator('main h2');
  await page.goto(next);
  await expect(headings.first()).toBeAttached();
  const ofNext = await headings.count();
  await page.goto('/about');
  await hydrated(page);
  const ofFirst = await headings.count();

  await addLink(page, { id: 'whole', href: next });
  await watchArrival(page);
  await page.locator('#whole').press('Enter');
  await expect(headings).toHaveCount(ofNext);
  const { headings: atFirst, footer, height } = await arrival(page);
  expect(atFirst).toBeLessThan(ofNext);
  expect(footer).toBeGreaterThanOrEqual(height);

  await watchArrival(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(headings).toHaveCount(ofFirst);
  expect((await arrival(page)).headings).toBe(ofFirst);

  await addLink(page, { id: 'part', href: `${next}#main` });
  await watchArrival(page);
  await page.locator('#part').press('Enter');
  await expect(headings).toHaveCount(ofNext);
  expect((await arrival(page)).headings).toBe(ofNext);
});
