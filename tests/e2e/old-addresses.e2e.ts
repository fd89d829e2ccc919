import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.describe('addresses of what the site no longer has', () => {
  for (const prefix of ['', '/bn']) {
    for (const [from, to] of [
      ['?age=22&plan=germany-internship&leave=2027-09', '/destinations/germany#germany-internship'],
      ['?view=plan&plan=study-abroad', '/global-programs/study-abroad'],
      ['/plan.ics?plan=usa-teacher&leave=2027-09', '/destinations/usa#usa-teacher'],
      ['?age=22&view=compare&compare=usa-teacher&compare=study-abroad', '/global-programs?age=22'],
      ['?compare=usa-teacher', '/global-programs'],
      ['?age=22&plan=mars', '/global-programs?age=22'],
    ] as const) {
      test(`${prefix}/global-programs${from} leads to ${to}`, async ({ request }) => {
        const answer = await request.get(`${prefix}/global-programs${from}`, { maxRedirects: 0 });
        expect(answer.status()).toBe(301);
        expect(answer.headers().location).toBe(prefix + to);
      });
    }
  }

  test('a plan leads to its placement in sight, and a printed code to the sheet', async ({
    page,
  }) => {
    await page.goto('/global-programs?plan=usa-teacher&leave=2027-09');
    await expect(page.locator('#usa-teacher')).toBeInViewport();
    await page.goto('/global-programs?view=sheet&plan=usa-teacher&leave=2027-09');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('USA, Teacher');
    await page.goto('/global-programs#crossing=1&age=22&plan=usa-teacher&leave=2028-09');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const [prefix, remove] of [
  ['', 'Delete the ticks from this device'],
  ['/bn', 'এই ডিভাইস থেকে টিকচিহ্ন মুছে ফেলুন'],
] as const) {
  test(`an earlier version’s record is removed; its ticks and the drafts are kept (${prefix || '/en'})`, async ({
    page,
  }) => {
    const draft = JSON.stringify({
      submissionId: '6f2d1c1e-8a3b-4c55-9c3e-0d7a6f1b2c3d',
      answers: { firstName: 'Nusrat' },
      savedAt: Date.now(),
    });
    await page.goto(`${prefix}/about`);
    await page.evaluate((stored) => {
      localStorage.setItem('draft:/apply/virtual-internship', stored);
      const record = {
        search: 'age=22&compare=germany-internship',
        plan: { id: 'germany-internship', place: 'Germany', month: '2027-09', documents: [] },
        documents: ['passport', 'video'],
        form: { path: '/apply/virtual-internship', page: '/apply/virtual-internship' },
        reference: 'OPR-7K4M-29QX',
        savedAt: Date.now(),
      };
      localStorage.setItem('visitor-record:1', JSON.stringify(record));
    }, draft);

    await page.goto(`${prefix}/destinations/germany`);
    await waitForHydration(page);
    const passport = page.locator('[data-document=passport]');
    await expect(passport).toBeChecked();
    await expect(page.locator('[data-document=video]')).toBeChecked();
    await expect(page.locator('[data-document=funds]')).not.toBeChecked();
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(stored).sort()).toEqual(['documents:1', 'draft:/apply/virtual-internship']);
    expect(stored['draft:/apply/virtual-internship']).toBe(draft);

    // The ticks are the same in each list, and their deletion is beside them.
    await page.goto(`${prefix}/destinations/italy`);
    await waitForHydration(page);
    await expect(passport).toBeChecked();
    await page.getByRole('button', { name: remove }).click();
    await expect(passport).not.toBeChecked();
    await expect(page.getByRole('button', { name: remove })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('documents:1'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('draft:/apply/virtual-internship'))).toBe(
      draft,
    );
  });
}

test('a tick is kept in the list beside a form, too, and a record without ticks leaves nothing', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() =>
    localStorage.setItem('visitor-record:1', JSON.stringify({ search: 'age=22', savedAt: 1 })),
  );
  await page.goto('/apply/study-abroad');
  await waitForHydration(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.locator('summary', { hasText: 'documents' }).click();
  await page.locator('[data-document]').first().check();
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('[data-document]').first()).toBeChecked();
});

test('the lists of the overview and of programmes cannot be ticked', async ({ page }) => {
  for (const path of ['/global-programs', '/global-programs/medical-internships']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /documents/i })).toBeVisible();
    await expect(page.locator('[data-document]')).toHaveCount(0);
  }
});
