import { expect, test } from '../helpers/test.ts';
import { readRecord } from '../helpers/visitor-record.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test('after a change of the language the strip names the place in the new one', async ({
  page,
}) => {
  await page.goto('/global-programs?plan=germany-internship&leave=2028-09');
  await waitForHydration(page);
  await expect.poll(() => readRecord(page)).toContain('"place":"Germany"');
  for (const [path, name, summary] of [
    ['/bn/about', 'আমার যাত্রা', /^জার্মানি\s+সেপ্টেম্বর ২০২৮/],
    ['/about', 'My crossing', /^Germany\s+September 2028/],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    await page.keyboard.press('Shift');
    const strip = page.getByRole('region', { name, exact: true });
    await expect(strip.getByRole('link')).toHaveText(summary);
  }
});

test.describe('if the new name can’t be fetched', () => {
  test.use({ allowedErrors: [/^failed: |ERR_FAILED/], serviceWorkers: 'block' });

  test('the strip and its menu mark the place as English on a Bengali page, and the reverse', async ({
    page,
  }) => {
    for (const [made, shown, label, name, lang] of [
      ['/global-programs', '/bn/about', 'আমার যাত্রা', 'Germany', 'en'],
      ['/bn/global-programs', '/about', 'My crossing', 'জার্মানি', 'bn'],
    ] as const) {
      await page.unroute('**/options.json');
      await page.goto(`${made}?plan=germany-internship&leave=2028-09`);
      await waitForHydration(page);
      await expect.poll(() => readRecord(page)).toContain(name);
      await page.route('**/options.json', (route) => route.abort());
      await page.goto(shown);
      await waitForHydration(page);
      await page.keyboard.press('Shift');
      const strip = page.getByRole('region', { name: label, exact: true });
      await expect(strip.getByText(name, { exact: true }).first()).toHaveAttribute('lang', lang);
      await strip.getByRole('button', { name: label }).click();
      const link = page.getByRole('group', { name: label }).getByRole('link', { name });
      await expect(link.getByText(name, { exact: true })).toHaveAttribute('lang', lang);
    }
  });
});
