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
