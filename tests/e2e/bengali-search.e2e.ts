import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

for (const width of [320, 1440]) {
  test(`at ${width} px, the search of a Bengali page is in Bengali, understands three spellings, and leads to Bengali pages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/bn/services');
    await waitForHydration(page);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'খুঁজুন' });
    await expect(field).toBeFocused();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('এখান থেকে শুরু করুন');
    expect(fetched).toContain('/bn/search-records.json');
    expect(fetched).toContain('/bn/search-posts.json');
    expect(fetched).not.toContain('/search-records.json');
    const active = page.locator('[role="option"][aria-selected="true"]');
    const status = dialog.getByRole('status');
    for (const query of ['germany', 'jarmani', 'জার্মানী']) {
      await field.fill(query);
      await expect(active).toHaveAccessibleName(/^জার্মানি/);
      await expect(status).toHaveText(`৩টি ফলাফল: ${query}, জার্মানি ধরে নিয়েছি`);
    }
    expect(await dialog.textContent()).not.toMatch(/Results|Countries|Programmes|\d/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const overflow = await dialog.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(overflow).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/bn/destinations/germany');
  });
}

test('a question and a post are found in Bengali, and the post opens in Bengali', async ({
  page,
}) => {
  await page.goto('/bn/services');
  await waitForHydration(page);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  const active = page.locator('[role="option"][aria-selected="true"]');
  await field.fill('কেমন পাসপোর্ট লাগবে');
  await expect(page.getByRole('option', { name: /^কেমন পাসপোর্ট লাগবে\?/ })).toBeVisible();
  await field.fill('motivation letter');
  await expect(active).toHaveAccessibleName(/মোটিভেশন লেটার/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/bn/blog/motivation-letter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('মোটিভেশন লেটার');
});

test('without scripts, the page of results has questions and posts in Bengali', async ({
  request,
}) => {
  const html = await (await request.get('/bn/global-programs?q=khoroch')).text();
  expect(html).toContain('/bn/global-programs#costs');
  const posts = await (await request.get('/bn/global-programs?q=সুপারিশপত্র')).text();
  expect(posts).toContain('href="/bn/blog/recommendation-letter"');
});

test('a Bengali query without results leads to the contact form, with the query', async ({
  page,
}) => {
  await page.goto('/bn/services');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('zzzz');
  await expect(page.getByRole('dialog')).toContainText('“zzzz” নিয়ে আমাদের কোনো পাতা নেই।');
  await page.getByRole('option', { name: 'আমাদের জিজ্ঞেস করুন: “zzzz”' }).click();
  await expect(page).toHaveURL(/\/contact\?message=zzzz$/);
});

test('a country without a page is named, the three nearest are offered, and a question to us has the whole query', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bn/services');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('সৌদি আরবে কাজ');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('“সৌদি আরব” নিয়ে আমাদের কোনো পাতা নেই।');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(4);
  await expect(options.nth(0)).toHaveAccessibleName(/^সংযুক্ত আরব আমিরাত/);
  await expect(options.nth(1)).toHaveAccessibleName(/^বাহরাইন/);
  await expect(options.nth(2)).toHaveAccessibleName(/^গন্তব্য দেশ/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('option', { name: 'আমাদের জিজ্ঞেস করুন: “সৌদি আরবে কাজ”' }).click();
  await expect(page).toHaveURL(/\/contact\?message=/);
});

test('no script has the texts of the search in both languages', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/bn/services');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toContainText('এখান থেকে শুরু করুন');
  const texts = (await Promise.all(scripts)).join('\n');
  expect(texts).toContain('এখান থেকে শুরু করুন');
  expect(texts).not.toContain('Start here');
});
