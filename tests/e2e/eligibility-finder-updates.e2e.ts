import type { Page } from '@playwright/test';
import {
  changeToNoResults,
  example,
  heading,
  openSentence,
  readStatedCounts,
  resultRows,
} from '../helpers/eligibility-finder.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a change updates the counts before the next frame, and keeps the cards that stay in their group', async ({
  page,
}) => {
  await page.goto(example);
  await openSentence(page);
  await page.getByLabel('Your English').focus();
  await waitForHydration(page);
  const cards = resultRows(page);
  const before = await readStatedCounts(page);
  await cards.evaluateAll((elements) => {
    for (const card of elements) Object.assign(card, { list: card.parentElement });
  });
  const { isDrawn, counts } = await page.evaluate(async () => {
    const state = { isDrawn: false };
    requestAnimationFrame(() => Object.assign(state, { isDrawn: true }));
    const english = document.querySelector<HTMLSelectElement>('select[name=english]');
    if (english) english.value = 'upper-intermediate';
    english?.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
    const counts = document.querySelector('nav[aria-label="The answer in groups"]')?.textContent;
    return { isDrawn: state.isDrawn, counts };
  });
  expect(isDrawn).toBe(false);
  const after = await readStatedCounts(page);
  expect(after).not.toEqual(before);
  expect((counts?.match(/\d+/g) ?? []).map(Number)).toEqual(after.filter((count) => count > 0));
  await expect(cards).toHaveCount(after[0] + after[1] + after[2]);
  // Of some thirty cards, only those that change their group may be created again.
  const unchanged = await cards.evaluateAll(
    (elements) =>
      elements.filter((card) => 'list' in card && card.list === card.parentElement).length,
  );
  expect(unchanged).toBeGreaterThan(20);
});

/** Text, images, links and region of each postcard. */
const readPostcards = (page: Page) =>
  page.locator('.postcard').evaluateAll((elements) =>
    elements.map((postcard) => ({
      text: postcard.textContent,
      pictures: [...postcard.querySelectorAll('img')].map(({ src }) => src),
      links: [...postcard.querySelectorAll('a')].map(({ href }) => href),
      region: postcard.className,
    })),
  );

test('another order has the same postcards as the server’s page, and doesn’t shift the content below', async ({
  browser,
  page,
}) => {
  await page.goto(example);
  await page.getByLabel('Sorted by').focus();
  await waitForHydration(page);
  const order = page.getByLabel('Sorted by');
  await order.focus();
  const below = page.locator('.postcard').nth(1);
  const top = (await below.boundingBox())?.y;
  for (const sort of ['duration', 'name', 'stipend', 'fit']) {
    await order.selectOption(sort);
    await expect(order).toBeFocused();
    const serverPage = await browser.newPage();
    await serverPage.goto(page.url());
    const served = await readPostcards(serverPage);
    await serverPage.close();
    await expect.poll(() => readPostcards(page)).toEqual(served);
    expect((await below.boundingBox())?.y).toBe(top);
  }
});

if (changeToNoResults) {
  const { where, length } = changeToNoResults;
  test('results of another kind have their styles', async ({ page }) => {
    await page.goto(example);
    await waitForHydration(page);
    await openSentence(page);
    const whereField = page.getByLabel('Where you want to go');
    const lengthField = page.locator('[name=length]');
    await lengthField.selectOption(length);
    await whereField.selectOption(where);
    await expect(page.locator('.start-at-home')).toHaveCSS('display', 'grid');
    await expect(page.locator('.suggested-changes a').first()).toHaveCSS('display', 'grid');
    await whereField.selectOption('anywhere');
    await lengthField.selectOption('12-months');
    await expect(page.locator('.row').first()).toHaveCSS('display', 'grid');
  });
}

test('without any answer the heading asks for one, and the sentence stays open', async ({
  page,
}) => {
  await page.goto('/global-programs?age=22');
  const age = page.getByLabel('Your age');
  await openSentence(page);
  await age.focus();
  await waitForHydration(page);
  await age.fill('');
  await expect(
    page.getByRole('heading', { name: /^\d+ options\. Fill in the blanks/ }),
  ).toBeVisible();
  await expect(age).toBeFocused();
});

test('the results for the finder on the home page appear with their styles', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByLabel('Your age').fill('22');
  await page.getByLabel('Your age').press('Enter');
  await expect(heading(page, 'You can apply now')).toBeVisible();
  // No polling, because the styles must be there together with the results.
  expect(
    await page
      .locator('.row')
      .first()
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe('grid');
});

test('each row is one link with a name of its own, that says country, programme and pay', async ({
  page,
}) => {
  await page.goto(
    '/global-programs?age=24&studies=graduate-new&experience=1-year&english=fluent&passport=5-years&where=usa',
  );
  const names = await resultRows(page).evaluateAll((rows) =>
    rows.map((row) => row.querySelector('a')?.textContent.replace(/\s+/g, ' ')),
  );
  expect(names[0]).toMatch(/^USA USD [\d,–-]+ J1 /);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('the focus stays in the answer when what had it disappears: a filter, and a suggested change', async ({
  page,
}) => {
  await page.goto('/global-programs?age=22');
  await waitForHydration(page);
  const results = page.locator('h2#now');

  await page.getByRole('link', { name: /^Asia \d/ }).press('Enter');
  await expect(page).toHaveURL(/#now$/);

  const query = 'age=22&studies=year-2&english=fluent&passport=2-years&where=usa&length=3-months';
  await page.goto(`/global-programs?${query}`);
  await waitForHydration(page);
  await page.locator('.suggested-changes a', { hasText: /^Stay / }).press('Enter');
  await expect(page).toHaveURL(/where=usa&length=(?!3-months)/);
  await expect(results).toBeFocused();
});

test('Back restores the place in the list from which another answer was opened, and its choices', async ({
  page,
}) => {
  await page.goto(example);
  await waitForHydration(page);
  const answer = page.url();
  await page.locator('.not-eligible summary').click();
  const change = page
    .locator('.not-eligible')
    .getByRole('link', { name: /^With / })
    .first();
  await change.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(2000);
  await change.click();
  await expect(page).not.toHaveURL(answer);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(answer);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await expect(change).toBeInViewport();
});
