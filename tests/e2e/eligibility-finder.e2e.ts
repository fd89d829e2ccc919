import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const example =
  '/global-programs?age=22&studies=year-2&field=hospitality&english=basic&passport=2-years&where=anywhere&length=12-months';

test.use({ viewport: { width: 390, height: 844 } });

const groups = ['You can apply now', 'Almost', 'Not yet'];
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** The numbers of opportunities that the results state for their groups. */
async function readStatedCounts(page: Page) {
  const text = await page.getByRole('navigation', { name: 'three groups' }).textContent();
  return (text?.match(/\d+/g) ?? []).map(Number);
}

/** Number of opportunities in the results, including collapsed ones. */
const countOpportunities = (page: Page) =>
  page
    .locator('main li')
    .filter({ has: page.locator('input[name=compare]') })
    .count();

/** The column headers of the comparison. */
const columns = (page: Page) => page.getByRole('columnheader');
/** The values of a row of the comparison. */
const cells = (page: Page, row: RegExp) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row }) })
    .getByRole('cell')
    .locator('.value');
/** The facts that are the same for all compared opportunities. */
const sharedFacts = (page: Page) =>
  page.locator('section', { hasText: 'The same for' }).getByRole('listitem');

test('by keyboard with scripts: the results follow each change, filters and comparison work, and no request contains the answers', async ({
  page,
}) => {
  const revealingRequests: string[] = [];
  page.on('request', (request) => {
    const referrer = request.headers().referer ?? '';
    if (/age=|english=/.test(request.url() + referrer)) revealingRequests.push(request.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  const announcement = await page.getByText(/^\d+ options, answered at once/).textContent();
  await page.getByLabel('Your age').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('23');
  await page.keyboard.press('Enter');

  for (const group of groups) await expect(heading(page, group)).toBeVisible();
  await expect(page).toHaveURL(/\?age=23&studies=year-2&.*length=12-months$/);
  const before = await readStatedCounts(page);
  expect(before.reduce((sum, count) => sum + count)).toBe(Number.parseInt(announcement ?? '', 10));
  expect(await countOpportunities(page)).toBe((before[0] ?? 0) + (before[1] ?? 0));

  const english = page.getByLabel('Your English');
  await english.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/english=upper-intermediate/);
  await expect(english).toBeFocused();
  const after = await readStatedCounts(page);
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
  await expect(
    page.getByRole('status').filter({ hasText: `${after[0]} open to you now, ${after[1]} almost` }),
  ).toBeAttached();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  // At most three can be compared. A filter doesn't remove the ticks of hidden opportunities.
  for (const country of ['Hong Kong', 'Netherlands', 'Spain']) {
    await page.getByRole('checkbox', { name: `Compare ${country}` }).press('Space');
  }
  await expect(page.getByRole('checkbox', { name: 'Compare Italy' })).toBeDisabled();
  const asia = page.getByRole('link', { name: /^Asia \d/ });
  // The links are updated a moment after the counts.
  await expect(asia).toHaveAttribute('href', /(&compare=[a-z-]+){3}/);
  await asia.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Compare Netherlands' })).toHaveCount(0);
  await page.getByLabel('Sorted by').selectOption('name');
  await expect(page).toHaveURL(/sort=name&show=asia(&compare=[a-z-]+){3}$/);
  await page.getByRole('button', { name: 'Remove Hong Kong' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Compare Hong Kong' })).not.toBeChecked();

  // The filter was a link, so Back undoes it.
  await page.goBack();
  await expect(page.getByRole('link', { name: /^All \d/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel('Sorted by')).toHaveValue('fit');

  // The comparison opens, and Back restores the ticks.
  await page.getByRole('button', { name: 'Compare 3' }).press('Enter');
  await expect(heading(page, 'Three options compared')).toBeFocused();
  await expect(page).toHaveURL(/age=23&.*(&compare=[a-z-]+){3}&view=compare$/);
  await expect(columns(page)).toHaveText([/Hong Kong/, /Netherlands/, /Spain/]);
  await expect(cells(page, /^Stipend a month all differ/)).toContainText([
    /^HKD .*about BDT/,
    /^EUR .*about BDT/,
    /^EUR .*about BDT/,
  ]);
  // Hong Kong requires 2 years, like the others.
  await expect(sharedFacts(page)).toContainText([
    '18-35You are 23: it fits',
    'Valid 2 yearsYours is valid 2 years: it fits',
    'A person decides',
  ]);
  await expect(
    page.getByText(
      /^Amounts in taka .*HKD\s1\s\(Hong\sKong\sdollar\)\s=\sBDT\s[\d.]+, EUR\s1\s\(euro\)\s=\sBDT\s\d+\.$/,
    ),
  ).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).press('Enter');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Plan Spain' })).toHaveAttribute(
    'href',
    /&compare=spain-[a-z-]+&plan=spain-hospitality-internship$/,
  );
  await page.getByRole('link', { name: 'Plan Spain' }).press('Enter');
  await expect(heading(page, 'Spain, Hospitality Internship')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Three options compared')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply for Spain' })).toHaveAttribute(
    'href',
    '/apply/international-internship?destination=spain&duration=12-months',
  );
  await page.goBack();
  for (const country of ['Hong Kong', 'Netherlands', 'Spain']) {
    await expect(page.getByRole('checkbox', { name: `Compare ${country}` })).toBeChecked();
  }
  await page.getByRole('button', { name: 'Remove Hong Kong' }).press('Enter');
  await page.getByRole('button', { name: 'Compare 2' }).press('Enter');
  await expect(heading(page, 'The same for both')).toBeVisible();
  await page.getByRole('link', { name: 'Change the two' }).press('Enter');
  await expect(heading(page, 'Can I go?')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Compare Spain' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Compare Hong Kong' })).not.toBeChecked();
  for (let back = 0; back < 3; back += 1) await page.goBack();
  await expect(page).toHaveURL('/');
  expect(revealingRequests, 'requests that contain the answers').toEqual([]);
});

test('a change updates the counts before the next frame, and keeps the cards that stay in their group', async ({
  page,
}) => {
  await page.goto(example);
  await page.getByLabel('Your English').focus();
  await waitForHydration(page);
  const cards = page.locator('main li').filter({ has: page.locator('input[name=compare]') });
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
    const counts = document.querySelector('nav[aria-label*="three groups"]')?.textContent;
    return { isDrawn: state.isDrawn, counts };
  });
  expect(isDrawn).toBe(false);
  const after = await readStatedCounts(page);
  expect(after).not.toEqual(before);
  expect((counts?.match(/\d+/g) ?? []).map(Number)).toEqual(after);
  await expect(cards).toHaveCount((after[0] ?? 0) + (after[1] ?? 0));
  // Of 29 cards, only those that change their group may be created again.
  const unchanged = await cards.evaluateAll(
    (elements) =>
      elements.filter((card) => 'list' in card && card.list === card.parentElement).length,
  );
  expect(unchanged).toBeGreaterThan(20);
});

/** Text, images, links, region and checkbox of each poster. */
const readPosters = (page: Page) =>
  page.locator('.poster').evaluateAll((elements) =>
    elements.map((poster) => ({
      text: poster.textContent,
      pictures: [...poster.querySelectorAll('img')].map(({ src }) => src),
      links: [...poster.querySelectorAll('a')].map(({ href }) => href),
      region: poster.className,
      box: [...poster.querySelectorAll('input')].map(({ value, checked }) => [value, checked]),
    })),
  );

test('another order has the same posters as the server’s page, needs no further request for images, and doesn’t shift the content below', async ({
  page,
}) => {
  await page.goto(example);
  await page.getByLabel('Your age').focus();
  await waitForHydration(page);
  await page.getByRole('checkbox', { name: 'Compare Hong Kong' }).check();
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  const order = page.getByLabel('Sorted by');
  await order.focus();
  await page.waitForLoadState('networkidle');
  fetched.length = 0;
  const below = page.locator('.departures');
  const top = (await below.boundingBox())?.y;
  const pictures: string[] = [];
  for (const sort of ['duration', 'name', 'stipend', 'fit']) {
    await order.selectOption(sort);
    await expect(order).toBeFocused();
    const serverPage = await page.context().newPage();
    await serverPage.goto(page.url());
    const served = await readPosters(serverPage);
    await serverPage.close();
    await expect.poll(() => readPosters(page)).toEqual(served);
    expect((await below.boundingBox())?.y).toBe(top);
    pictures.push(...served.flatMap((poster) => poster.pictures.slice(0, 1)));
  }
  expect(fetched.filter((url) => pictures.includes(url))).toEqual([]);
});

test('a tick stays, without a duplicate, while the order changes quickly', async ({ page }) => {
  // On a phone some posters are collapsed.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(example);
  await page.getByLabel('Your age').focus();
  await waitForHydration(page);
  // These come first in two successive orders: one has no poster for a frame, the other has a poster and a row.
  for (const country of ['Germany', 'Croatia']) {
    await page.getByRole('checkbox', { name: `Compare ${country}` }).check();
  }
  await page.evaluate(async () => {
    const order = document.querySelector<HTMLSelectElement>('select[name=sort]');
    for (const sort of ['duration', 'name', 'duration']) {
      if (order) order.value = sort;
      order?.dispatchEvent(new Event('change', { bubbles: true }));
      await Promise.resolve();
    }
  });
  await expect(page).toHaveURL(/sort=duration&compare=germany-internship&compare=croatia-[a-z-]+$/);
  await expect(page.locator('.poster h3').first()).toHaveText('Croatia');
  for (const country of ['Germany', 'Croatia']) {
    await expect(page.getByRole('checkbox', { name: `Compare ${country}` })).toBeChecked();
  }
  await expect(page.getByText('We don’t know')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Compare Croatia' }).uncheck();
  await expect(page).toHaveURL(/sort=duration&compare=germany-internship$/);
});

test('a choice made before hydration changes the results', async ({ page }) => {
  await page.goto(example);
  // The focus starts the scripts, as a visitor's would.
  await page.getByLabel('Where you want to go').focus();
  await page.getByLabel('Where you want to go').selectOption('usa');
  await waitForHydration(page);
  await expect(page).toHaveURL(/where=usa/);
  await expect(page.getByLabel('Where you want to go')).toHaveValue('usa');
});

test('unknown values are named and exclude nothing', async ({ page }) => {
  await page.goto('/global-programs?age=22&field=astronomy&age=12');
  await expect(page.getByText('We don’t know “12”, “astronomy”')).toBeVisible();
  const counts = await readStatedCounts(page);
  await page.goto('/global-programs?age=22');
  expect(await readStatedCounts(page)).toEqual(counts);

  await waitForHydration(page);
  await page.getByLabel('Your age').fill('9');
  await page.keyboard.press('Tab');
  await expect(page.getByText('We don’t know “9”')).toBeVisible();
  await expect(page.getByLabel('Your age')).toHaveValue('');
});

test('results are sorted by the closest fit by default, and by stipend if the URL says so', async ({
  page,
}) => {
  await page.goto(example);
  await expect(page.getByLabel('Sorted by')).toHaveValue('fit');
  await expect(page.locator('.poster h3').first()).toHaveText('Germany');
  await page.goto(`${example}&sort=stipend`);
  await expect(page.getByLabel('Sorted by')).toHaveValue('stipend');
  await expect(page.locator('.poster h3').first()).toHaveText('Hong Kong');
});

test('a visitor of 17 isn’t referred to a programme for ages 18 to 25', async ({ page }) => {
  const withoutResults = example.replace('anywhere', 'usa').replace('12-months', '3-months');
  const national = page.getByRole('main').getByRole('link', { name: 'See National Programs' });
  await page.goto(withoutResults);
  await expect(national).toBeVisible();
  await page.goto(withoutResults.replace('age=22', 'age=17'));
  await expect(heading(page, 'Nothing fits this sentence')).toBeVisible();
  await expect(national).toHaveCount(0);
});

test('without results, the suggested changes state how many opportunities they open, and open as many', async ({
  page,
}) => {
  await page.goto(`${example.replace('anywhere', 'usa').replace('12-months', '3-months')}`);
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

test('results of another kind have their styles', async ({ page }) => {
  await page.goto(example);
  await waitForHydration(page);
  const where = page.getByLabel('Where you want to go');
  const length = page.locator('[name=length]');
  await length.selectOption('3-months');
  await where.selectOption('usa');
  await expect(page.locator('.begin-at-home')).toHaveCSS('display', 'grid');
  await expect(page.locator('.changes a').first()).toHaveCSS('display', 'grid');
  await where.selectOption('anywhere');
  await expect(page.locator('.row').first()).toHaveCSS('display', 'grid');
});

test('without any answer the examples appear with their styles', async ({ page }) => {
  await page.goto('/global-programs?age=22');
  await expect(page.locator('.poster').first()).toBeVisible();
  const age = page.getByLabel('Your age');
  await age.focus();
  await waitForHydration(page);
  await age.fill('');
  await expect(page.locator('.strip')).toHaveCSS('display', 'flex');
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the server shows the results; order, filters, comparison and Back work', async ({
    page,
  }) => {
    await page.goto('/global-programs');
    await page.getByLabel('Your age').fill('22');
    await page.getByLabel('Your English').selectOption('basic');
    await page.getByLabel('How long you want to stay').selectOption('up to 12 months');
    await page.getByRole('button', { name: 'Show me where' }).press('Enter');
    for (const group of groups) await expect(heading(page, group)).toBeVisible();
    await expect(page.getByText('Our server reads it to answer')).toBeVisible();
    await expect(page.getByLabel('Your age')).toHaveValue('22');
    const [openNow = 0, almost = 0] = await readStatedCounts(page);
    expect(await countOpportunities(page)).toBe(openNow + almost);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);

    await page.getByLabel('Sorted by').selectOption('name');
    await page.getByRole('checkbox', { name: 'Compare Hotel Immersion' }).check();
    await page.getByRole('button', { name: 'Show me where' }).press('Enter');
    await expect(page).toHaveURL(/sort=name/);
    await expect(page.getByRole('checkbox', { name: 'Compare Hotel Immersion' })).toBeChecked();
    await page.getByRole('link', { name: /^Asia \d/ }).press('Enter');
    await expect(page).toHaveURL(/show=asia&compare=hotel-immersion#now$/);
    await page.goBack();
    await expect(page.getByRole('link', { name: /^All \d/ })).toHaveAttribute(
      'aria-current',
      'true',
    );

    // A comparison needs two opportunities, and names unknown ones.
    await page.getByRole('button', { name: 'Compare 1' }).press('Enter');
    await expect(page).toHaveURL(/compare=hotel-immersion&view=compare/);
    await expect(heading(page, 'One option chosen')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.goto(`${page.url()}&compare=mars`);
    await expect(page.getByText('We don’t know “mars”')).toBeVisible();
    await page.getByRole('link', { name: 'Choose one more' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Compare Hotel Immersion' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Compare Germany' }).check();
    await page.getByRole('button', { name: 'Compare 1' }).press('Enter');
    await expect(heading(page, 'Two options compared')).toBeVisible();
    await expect(columns(page)).toHaveText([/Germany/, 'Hotel Immersion']);
    await expect(cells(page, /^Passport/)).toHaveText(['Valid 2 years', 'None needed']);
    await expect(sharedFacts(page).first()).toHaveText('Can I go?Now');
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.getByRole('link', { name: 'Plan Germany' }).press('Enter');
    await expect(heading(page, 'Germany, Internship')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Can I go?' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Compare Hotel Immersion' })).toBeChecked();
  });

  test('the longest comparison fits one printed page, and doesn’t scroll horizontally at 320 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const ids = [
      'usa-teacher',
      'medical-internships',
      'china-hospitality-internship-with-mandarin',
    ];
    await page.goto(
      `/global-programs?age=17&studies=grade-12&field=hospitality&english=beginner&passport=6-months&where=asia&length=1-month&view=compare&compare=${ids.join('&compare=')}`,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
