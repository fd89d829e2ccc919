import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const example =
  '/global-programs?age=22&studies=year-2&field=hospitality&english=basic&passport=2-years&where=anywhere&length=12-months';

test.use({ viewport: { width: 390, height: 844 } });

const groups = ['You can apply now', 'Almost', 'Not yet'];
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** How many options the answer says that there are in each group, and in all. */
async function readStatedCounts(page: Page) {
  const words = await page.getByRole('navigation', { name: 'three groups' }).textContent();
  return (words?.match(/\d+/g) ?? []).map(Number);
}

/** How many options are shown, folded ones too. */
const readShownCounts = (page: Page) =>
  page
    .locator('main li')
    .filter({ has: page.locator('input[name=compare]') })
    .count();

/** Of the comparison: its columns' heads, a row's cells as they are read, and what is the same for all. */
const columns = (page: Page) => page.getByRole('columnheader');
const cells = (page: Page, row: RegExp) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row }) })
    .getByRole('cell')
    .locator('.value');
const sharedFacts = (page: Page) =>
  page.locator('section', { hasText: 'The same for' }).getByRole('listitem');

test('by keyboard, with scripts: the sentence is sent, the answer follows each change, and nothing is told to the server', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    const from = request.headers().referer ?? '';
    if (/age=|english=/.test(request.url() + from)) told.push(request.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  const promise = await page.getByText(/^\d+ options, answered at once/).textContent();
  await page.getByLabel('Your age').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('23');
  await page.keyboard.press('Enter');

  for (const group of groups) await expect(heading(page, group)).toBeVisible();
  await expect(page).toHaveURL(/\?age=23&studies=year-2&.*length=12-months$/);
  const before = await readStatedCounts(page);
  expect(before.reduce((sum, count) => sum + count)).toBe(Number.parseInt(promise ?? '', 10));
  expect(await readShownCounts(page)).toBe((before[0] ?? 0) + (before[1] ?? 0));

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

  // Three are compared; what a filter hides stays chosen.
  for (const country of ['Hong Kong', 'Netherlands', 'Spain']) {
    await page.getByRole('checkbox', { name: `Compare ${country}` }).press('Space');
  }
  await expect(page.getByRole('checkbox', { name: 'Compare Italy' })).toBeDisabled();
  const asia = page.getByRole('link', { name: /^Asia \d/ });
  // Links follow the counts by a moment, which nobody is quicker than.
  await expect(asia).toHaveAttribute('href', /(&compare=[a-z-]+){3}/);
  await asia.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Compare Netherlands' })).toHaveCount(0);
  await page.getByLabel('Sorted by').selectOption('name');
  await expect(page).toHaveURL(/sort=name&show=asia(&compare=[a-z-]+){3}$/);
  await page.getByRole('button', { name: 'Remove Hong Kong' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Compare Hong Kong' })).not.toBeChecked();

  // Back undoes the filter, which was a link, and then leads home.
  await page.goBack();
  await expect(page.getByRole('link', { name: /^All \d/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel('Sorted by')).toHaveValue('fit');

  // Side by side, and back with the ticks.
  await page.getByRole('button', { name: 'Compare 3' }).press('Enter');
  await expect(heading(page, 'Three options compared')).toBeFocused();
  await expect(page).toHaveURL(/age=23&.*(&compare=[a-z-]+){3}&view=compare$/);
  await expect(columns(page)).toHaveText([/Hong Kong/, /Netherlands/, /Spain/]);
  await expect(cells(page, /^Stipend a month all differ/)).toContainText([
    /^HKD .*about BDT/,
    /^EUR .*about BDT/,
    /^EUR .*about BDT/,
  ]);
  // Hong Kong's documents ask for 2 years, as the others' do.
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
  expect(told, 'requests that tell what was said').toEqual([]);
});

test('a change shows in the counts before the next frame, and makes no card anew that stays', async ({
  page,
}) => {
  await page.goto(example);
  await page.getByLabel('Your English').focus();
  await waitForHydration(page);
  const cards = page.locator('main li').filter({ has: page.locator('input[name=compare]') });
  const before = await readStatedCounts(page);
  await cards.evaluateAll((all) => {
    for (const card of all) Object.assign(card, { list: card.parentElement });
  });
  const { drawn, counts } = await page.evaluate(async () => {
    const state = { drawn: false };
    requestAnimationFrame(() => Object.assign(state, { drawn: true }));
    const english = document.querySelector<HTMLSelectElement>('select[name=english]');
    if (english) english.value = 'upper-intermediate';
    english?.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
    const counts = document.querySelector('nav[aria-label*="three groups"]')?.textContent;
    return { drawn: state.drawn, counts };
  });
  expect(drawn).toBe(false);
  const after = await readStatedCounts(page);
  expect(after).not.toEqual(before);
  expect((counts?.match(/\d+/g) ?? []).map(Number)).toEqual(after);
  await expect(cards).toHaveCount((after[0] ?? 0) + (after[1] ?? 0));
  // Of 29, those that change their list are made anew.
  const stayed = await cards.evaluateAll(
    (all) => all.filter((card) => 'list' in card && card.list === card.parentElement).length,
  );
  expect(stayed).toBeGreaterThan(20);
});

/** What each of the large posters says, shows, leads to and has ticked, as it is read in the document. */
const posters = (page: Page) =>
  page.locator('.poster').evaluateAll((all) =>
    all.map((poster) => ({
      words: poster.textContent,
      pictures: [...poster.querySelectorAll('img')].map(({ src }) => src),
      links: [...poster.querySelectorAll('a')].map(({ href }) => href),
      region: poster.className,
      box: [...poster.querySelectorAll('input')].map(({ value, checked }) => [value, checked]),
    })),
  );

test('another order is its options’ posters, ticks too, its pictures are fetched as it is chosen, and nothing below moves', async ({
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
    const other = await page.context().newPage();
    await other.goto(page.url());
    const served = await posters(other);
    await other.close();
    await expect.poll(() => posters(page)).toEqual(served);
    expect((await below.boundingBox())?.y).toBe(top);
    pictures.push(...served.flatMap((poster) => poster.pictures.slice(0, 1)));
  }
  expect(fetched.filter((address) => pictures.includes(address))).toEqual([]);
});

test('what is ticked stays ticked, once, however quickly the order is changed', async ({
  page,
}) => {
  // A phone folds some of them.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(example);
  await page.getByLabel('Your age').focus();
  await waitForHydration(page);
  // The first of one order and of the next: one loses its poster for a frame, the other has a poster and a row.
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

test('what is typed before scripts come is answered', async ({ page }) => {
  await page.goto(example);
  // As whoever chooses does: that a page has the focus says that its visitor has moved.
  await page.getByLabel('Where you want to go').focus();
  await page.getByLabel('Where you want to go').selectOption('usa');
  await waitForHydration(page);
  await expect(page).toHaveURL(/where=usa/);
  await expect(page.getByLabel('Where you want to go')).toHaveValue('usa');
});

test('what nobody knows is told, and rules nothing out', async ({ page }) => {
  await page.goto('/global-programs?age=22&field=astronomy&age=12');
  await expect(page.getByText('We don’t know “12”, “astronomy”')).toBeVisible();
  const known = await readStatedCounts(page);
  await page.goto('/global-programs?age=22');
  expect(await readStatedCounts(page)).toEqual(known);

  await waitForHydration(page);
  await page.getByLabel('Your age').fill('9');
  await page.keyboard.press('Tab');
  await expect(page.getByText('We don’t know “9”')).toBeVisible();
  await expect(page.getByLabel('Your age')).toHaveValue('');
});

test('the closest fit is the default; an old address that sorts by stipend still does', async ({
  page,
}) => {
  await page.goto(example);
  await expect(page.getByLabel('Sorted by')).toHaveValue('fit');
  await expect(page.locator('.poster h3').first()).toHaveText('Germany');
  await page.goto(`${example}&sort=stipend`);
  await expect(page.getByLabel('Sorted by')).toHaveValue('stipend');
  await expect(page.locator('.poster h3').first()).toHaveText('Hong Kong');
});

test('somebody of 17 isn’t sent to a programme for 18 to 25', async ({ page }) => {
  const nothing = example.replace('anywhere', 'usa').replace('12-months', '3-months');
  const national = page.getByRole('main').getByRole('link', { name: 'See National Programs' });
  await page.goto(nothing);
  await expect(national).toBeVisible();
  await page.goto(nothing.replace('age=22', 'age=17'));
  await expect(heading(page, 'Nothing fits this sentence')).toBeVisible();
  await expect(national).toHaveCount(0);
});

test('nothing fits: the changes say how many ways they open, and open as many', async ({
  page,
}) => {
  await page.goto(`${example.replace('anywhere', 'usa').replace('12-months', '3-months')}`);
  await waitForHydration(page);
  await expect(heading(page, 'Nothing fits this sentence')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const change = page.getByRole('link', { name: 'Go anywhere' });
  const opens = Number.parseInt((await change.textContent())?.match(/\d+/)?.[0] ?? '', 10);
  await change.click();
  await expect(heading(page, 'You can apply now')).toBeVisible();
  expect((await readStatedCounts(page))[0]).toBe(opens);
  await expect(page.getByLabel('Where you want to go')).toHaveValue('anywhere');
});

test('an answer of another kind has its styles', async ({ page }) => {
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

test('who takes back all that was said sees the examples as they are drawn', async ({ page }) => {
  await page.goto('/global-programs?age=22');
  await expect(page.locator('.poster').first()).toBeVisible();
  const age = page.getByLabel('Your age');
  await age.focus();
  await waitForHydration(page);
  await age.fill('');
  await expect(page.locator('.strip')).toHaveCSS('display', 'flex');
  await expect(age).toBeFocused();
});

test('with the answer of a sentence on the home page, the styles of all of it are there', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByLabel('Your age').fill('22');
  await page.getByLabel('Your age').press('Enter');
  await expect(heading(page, 'You can apply now')).toBeVisible();
  // Not awaited: they are there with it.
  expect(
    await page
      .locator('.row')
      .first()
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe('grid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sentence asks the server; order, filters, comparison and Back work', async ({
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
    const [open = 0, almost = 0] = await readStatedCounts(page);
    expect(await readShownCounts(page)).toBe(open + almost);
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

    // One is no comparison yet; what nobody knows is told.
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

  test('the longest comparison goes on one sheet, and no comparison scrolls sideways', async ({
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
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
