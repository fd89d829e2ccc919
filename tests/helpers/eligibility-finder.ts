import type { Page } from '@playwright/test';
import { createFinderPath } from '#app/features/eligibility-finder/finder-paths.ts';
import { destinationPreferences, type Profile } from '#content/eligibility/profile.ts';
import {
  type EligibilityResults,
  evaluateEligibility,
} from '#domain/eligibility/eligibility-results.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { exampleProfile } from '#domain/eligibility/testing/example-profile.ts';

/** Path of the results of the example sentence, some of whose fields may be filled in differently. */
export const createExamplePath = (changes: Profile = {}): string =>
  createFinderPath({ profile: { ...exampleProfile, ...changes } });

/** Path of results with opportunities in all groups. */
export const example = createExamplePath();

/** Evaluates all opportunities of the site for the query of a path: a new country or programme changes no test. */
export const evaluatePath = (path: string): EligibilityResults =>
  evaluateEligibility(
    parseFinderQuery(new URL(path, 'http://site.test').searchParams),
    opportunities,
  );

/** Whether the page of a path says "Nothing fits this sentence". */
export function isWithoutResults(path: string): boolean {
  const { counts, nearlyEligible } = evaluatePath(path);
  return counts.eligible + counts.couldFit + nearlyEligible.length === 0;
}

/**
 * A change of the example after which nothing fits: a place all of whose offers take longer than a month. It is undefined if the
 * site has a programme that fits everybody, everywhere. No page then says "Nothing fits this sentence", and only
 * `app/features/eligibility-finder/finder.test.tsx` tests that view.
 */
export const changeToNoResults = (['usa', ...destinationPreferences] as const)
  .map((where) => ({ where, length: '1-month' as const }))
  .find((change) => isWithoutResults(createExamplePath(change)));

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
