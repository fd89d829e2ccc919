import type { Page } from '@playwright/test';

/** Path of results with opportunities in all groups. */
export const example =
  '/global-programs?age=22&studies=year-2&field=hospitality&experience=none&english=basic&passport=2-years&where=anywhere&length=12-months';

/** Headings of the groups of results. */
export const groups = ['You can apply now', 'Could fit', 'Almost', /^\d+ not yet, and why$/];
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, exact: true });

/** Unfolds the sentence above the answer, which phones fold. */
export const openSentence = (page: Page) => page.getByText('Change', { exact: true }).click();

/** The numbers of opportunities that the results state for their groups, in the order of `groups`. */
export async function readStatedCounts(page: Page): Promise<[number, number, number, number]> {
  const counts = await page
    .getByRole('navigation', { name: 'The answer in groups' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), Number.parseInt(link.textContent, 10)]),
    );
  const byGroup = new Map(counts as [string, number][]);
  const read = (group: string) => byGroup.get(`#${group}`) ?? 0;
  return [read('now'), read('could-fit'), read('almost'), read('not-yet')];
}

/** The rows of opportunities that aren't in the group "Not yet". */
export const resultRows = (page: Page) => page.locator('main li.row');

/** Number of opportunities in the results, including collapsed ones. */
export const countOpportunities = (page: Page) => resultRows(page).count();
