import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { expect, test } from '../helpers/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [path, message] of [
      ['/destinations/germany', 'About: Germany\nWhat does it cost, and when do I pay?'],
      [
        '/global-programs/student-exchange',
        'About: Student Exchange\nWhat does it cost, and when do I pay?',
      ],
      ['/global-programs', 'What does it cost, and when do I pay?'],
    ] as const) {
      test(`“Ask what it costs” on ${path} opens the contact form with the question`, async ({
        page,
      }) => {
        await page.goto(path);
        const costs = page.locator('#costs');
        await expect(costs.getByRole('heading', { name: 'What you pay' })).toBeVisible();
        await costs.getByRole('link', { name: 'Ask what it costs' }).click();
        const form = page.getByTitle('Contact form').contentFrame();
        await expect(form.getByLabel('Message')).toHaveValue(message);
      });
    }
  });
}

for (const { path, paragraphs, link } of [
  { path: '/destinations/denmark', paragraphs: 1, link: 'Ask what it costs' },
  // The link is in a paragraph of its own.
  { path: '/bn/global-programs/student-exchange', paragraphs: 2, link: 'খরচ কত, জিজ্ঞেস করুন' },
]) {
  test(`the costs of ${path} are one paragraph and “${link}”`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const costs = page.locator('#costs');
    await expect(costs.getByRole('paragraph')).toHaveCount(paragraphs);
    await expect(costs.getByRole('link')).toHaveText([link]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
}

test('the search leads to the costs', async ({ page }) => {
  for (const query of ['fees', 'khoroch', 'খরচ', 'টাকা']) {
    await page.goto(`/global-programs?${new URLSearchParams({ q: query })}`);
    const result = page.getByRole('main').getByRole('link', { name: /^What you pay/ });
    await expect(result, query).toHaveAttribute('href', '/global-programs#costs');
  }
});
