import type { Page } from '@playwright/test';

/** Path of results with opportunities in all groups. */
export const example =
  '/global-programs?age=22&studies=year-2&field=hospitality&english=basic&passport=2-years&where=anywhere&length=12-months';

/** Headings of the groups of results. */
export const groups = ['You can apply now', 'Almost', 'Not yet'];
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true });

/** The numbers of opportunities that the results state for their groups. */
export async function readStatedCounts(page: Page) {
  const text = await page.getByRole('navigation', { name: 'three groups' }).textContent();
  return (text?.match(/\d+/g) ?? []).map(Number);
}

/** The cards of eligible and nearly eligible opportunities. */
export const resultCards = (page: Page) =>
  page.locator('main li:is(.poster, .row, .ticket), main .programmes li');

/** Number of opportunities in the results, including collapsed ones. */
export const countOpportunities = (page: Page) => resultCards(page).count();
