import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { expect, test } from '../helpers/test.ts';
import { countries, programmes } from '../specification/routes.ts';

const pages = [
  ...programmes.map((slug) => `/global-programs/${slug}`),
  ...[...Object.keys(countries), 'ireland'].map((slug) => `/destinations/${slug}`),
];

test('every country and programme has a list of costs', async ({ site }) => {
  for (const path of ['/global-programs', ...pages]) {
    const html = await (await fetch(site.url + path)).text();
    const [, costs = ''] = html.split('id="costs"');
    const [table = ''] = costs.split('</table>');
    expect(table, path).toContain('What you pay');
    expect(table.split('<tr').length, path).toBeGreaterThan(7);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [path, name, question] of [
      ['/destinations/germany', 'Germany', 'How much is your fee, and when do I pay it?'],
      ['/global-programs/student-exchange', 'Student Exchange', 'Is there a deposit?'],
    ] as const) {
      test(`“Ask us” on ${path} opens the contact form with the question`, async ({ page }) => {
        await page.goto(path);
        const cost = question.includes('deposit') ? 'Deposit' : 'Our fee';
        await page
          .locator('#costs')
          .getByRole('link', { name: `Ask us ${cost}` })
          .click();
        const form = page.getByTitle('Contact form').contentFrame();
        await expect(form.getByRole('heading', { name: `About: ${name}` })).toBeVisible();
        await expect(form.getByLabel('Message')).toHaveValue(
          new RegExp(`^About: ${name}\\n${question.replaceAll('?', '\\?')}`),
        );
      });
    }
  });
}

test('the cells of a cost belong to the columns of the table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/destinations/denmark');
  const costs = page.locator('#costs');
  await expect(costs.getByRole('row', { name: /^Housing/ })).toMatchAriaSnapshot(`
    - row:
      - rowheader "Housing"
      - cell "You"
      - cell "Ask us Housing":
        - link "Ask us Housing"
      - cell "Each month"
      - cell "EUR 200-250 per month"
  `);
  await expect(costs.getByRole('columnheader')).toHaveText([
    'Cost',
    'Who pays',
    'To whom',
    'When',
    'How much',
  ]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test('the overview leads to the costs of each programme', async ({ page }) => {
  await page.goto('/global-programs#costs');
  const overview = page.locator('#costs');
  await expect(overview.getByRole('heading', { name: 'What you pay' })).toBeInViewport();
  for (const slug of programmes) {
    await expect(overview.locator(`a[href="/global-programs/${slug}#costs"]`), slug).toBeVisible();
  }
  await overview.getByRole('link', { name: 'Medical Internships Abroad', exact: true }).click();
  await expect(page).toHaveURL('/global-programs/medical-internships#costs');
  await expect(page.getByRole('heading', { name: 'What you pay' })).toBeInViewport();
});

test('the search leads to the costs', async ({ page }) => {
  for (const query of ['fees', 'khoroch', 'খরচ', 'টাকা']) {
    await page.goto(`/global-programs?${new URLSearchParams({ q: query })}`);
    const result = page.getByRole('main').getByRole('link', { name: /^What you pay/ });
    await expect(result, query).toHaveAttribute('href', '/global-programs#costs');
  }
});
