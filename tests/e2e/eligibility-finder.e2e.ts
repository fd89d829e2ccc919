import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import {
  changeToNoResults,
  countOpportunities,
  createExamplePath,
  evaluatePath,
  example,
  groups,
  heading,
  isWithoutResults,
  openSentence,
  readStatedCounts,
} from '../helpers/eligibility-finder.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('by keyboard with scripts: the results follow each change, filters work, and no request contains the answers', async ({
  page,
}) => {
  const revealingRequests: string[] = [];
  page.on('request', (request) => {
    const referrer = request.headers().referer ?? '';
    if (/age=|english=/.test(request.url() + referrer)) revealingRequests.push(request.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  const announcement = await page.getByText(/\d+ options, answered at once/).textContent();
  await page.getByLabel('Your age').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('23');
  await page.keyboard.press('Enter');

  for (const group of groups) await expect(heading(page, group)).toBeVisible();
  await expect(page).toHaveURL(/\?age=23&studies=year-2&.*length=12-months$/);
  const before = await readStatedCounts(page);
  expect(before.reduce((sum, count) => sum + count)).toBe(
    Number(/\d+/.exec(announcement ?? '')?.[0]),
  );
  expect(await countOpportunities(page)).toBe(before[0] + before[1] + before[2]);

  await openSentence(page);
  const english = page.getByLabel('Your English');
  await english.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/english=upper-intermediate/);
  await expect(english).toBeFocused();
  const after = await readStatedCounts(page);
  expect(after[0]).toBeGreaterThan(before[0]);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${after[0]} open to you now, ${after[1]} could fit` }),
  ).toBeAttached();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const asia = page.getByRole('link', { name: /^Asia \d/ });
  await asia.press('Enter');
  await page.getByLabel('Sorted by').selectOption('name');
  await expect(page).toHaveURL(/sort=name&show=asia$/);

  // The filter was a link, so Back undoes it.
  await page.goBack();
  await expect(page.getByText(/^All \d/)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel('Sorted by')).toHaveValue('fit');

  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(revealingRequests, 'requests that contain the answers').toEqual([]);
});

test('a choice made before hydration changes the results', async ({ page }) => {
  await page.goto(example);
  await openSentence(page);
  // The focus starts the scripts, as a visitor's would.
  await page.getByLabel('Where you want to go').focus();
  await page.getByLabel('Where you want to go').selectOption('usa');
  await waitForHydration(page);
  await expect(page).toHaveURL(/where=usa/);
  await expect(page.getByLabel('Where you want to go')).toHaveValue('usa');
});

test('unknown values are named and exclude nothing', async ({ page }) => {
  await page.goto('/global-programs?age=22&field=astronomy&age=12');
  await expect(page.getByText('We don’t know “12”, “astronomy”')).toBeAttached();
  const counts = await readStatedCounts(page);
  await page.goto('/global-programs?age=22');
  expect(await readStatedCounts(page)).toEqual(counts);

  await waitForHydration(page);
  await openSentence(page);
  await page.getByLabel('Your age').fill('9');
  await page.keyboard.press('Tab');
  await expect(page.getByText('We don’t know “9”')).toBeVisible();
  await expect(page.getByLabel('Your age')).toHaveValue('');
});

test('results are sorted by the closest fit by default, and by stipend if the URL says so', async ({
  page,
}) => {
  // eligibility-results.test.ts names the first of each order, in a list that doesn't grow.
  for (const sort of ['fit', 'stipend']) {
    const path = sort === 'fit' ? example : `${example}&sort=${sort}`;
    const countries = evaluatePath(path).eligible.flatMap(
      ({ opportunity }) => opportunity.country?.name ?? [],
    );
    await page.goto(path);
    await expect(page.getByLabel('Sorted by')).toHaveValue(sort);
    await expect(page.locator('.postcard .title b')).toHaveText(countries.slice(0, 3));
  }
});

/** Paths of students of several ages whom nothing fits. Below, a test of a view that no path has is not declared. */
const studentsWithoutResults = [17, 22, 30]
  .map((age) => createExamplePath({ ...changeToNoResults, age }))
  .filter(isWithoutResults);
const graduateWithoutResults = createExamplePath({ ...changeToNoResults, studies: 'graduate' });

for (const path of studentsWithoutResults) {
  test(`the programme in Bangladesh is named to students of every age: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'See National Programs' }),
    ).toBeVisible();
  });
}

if (isWithoutResults(graduateWithoutResults)) {
  test('the programme in Bangladesh is not named to graduates', async ({ page }) => {
    await page.goto(graduateWithoutResults);
    await expect(heading(page, 'Nothing fits this sentence')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See National Programs' })).toHaveCount(0);
  });
}

if (changeToNoResults) {
  test('without results, the suggested changes state how many opportunities they open, and open as many', async ({
    page,
  }) => {
    await page.goto(createExamplePath(changeToNoResults));
    await waitForHydration(page);
    await expect(heading(page, 'Nothing fits this sentence')).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const change = page.getByRole('link', { name: 'Go anywhere' });
    const statedCount = Number.parseInt((await change.textContent())?.match(/\d+/)?.[0] ?? '', 10);
    await change.click();
    await expect(heading(page, 'You can apply now')).toBeVisible();
    expect((await readStatedCounts(page))[0]).toBe(statedCount);
    await expect(page.getByLabel('Where you want to go')).toHaveValue('anywhere');
  });
}

test('with one fact or none the heading asks for more, and each open fact leads to its field', async ({
  page,
}) => {
  const path = '/global-programs?where=usa';
  const { couldFit } = evaluatePath(path);
  // The programmes that are not tied to a country need a partner there, so they aren't counted as ways.
  const ways = couldFit.filter(({ needsPartner }) => !needsPartner);
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `${ways.length} ways to the USA. Fill in the blanks to see which fit you.`,
  );
  await expect(heading(page, 'You can apply now')).toHaveCount(0);
  expect(await readStatedCounts(page)).toEqual([0, couldFit.length, 0, 0]);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const internship = page.locator('.row').filter({ hasText: 'J1 Internship' });
  await expect(internship).toContainText(
    'Depends on: your age, your studies, your English, your passport',
  );
  // The first row that depends on a fact links to its field; the others only name it.
  const link = page.locator('.row').getByRole('link', { name: 'your English' });
  await expect(link).toHaveCount(1);
  await link.press('Enter');
  await expect(page.getByLabel('Your English')).toBeFocused();
  const exchange = page.locator('.row').filter({ hasText: 'Student Exchange' });
  await expect(exchange).toContainText('a partner in the USA');
  await expect(exchange).toContainText('We check');
});
