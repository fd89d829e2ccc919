import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { submitButton } from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/** The address of "Apply" on a placement that was reached from the sentence of “Can I go?”. */
const query =
  '?destination=italy&duration=6-months&age=22&studies=year-2&field=law&english=basic&passport=2-years';
const path = `/apply/student-exchange${query}`;
const offer = (page: Page) => page.getByRole('region', { name: 'Your answers from “Can I go?”' });
const useAnswers = (page: Page) => offer(page).getByRole('link', { name: 'Use my answers' });

test('“Apply” fills in destination and duration, and offers the studies, English and passport', async ({
  page,
}) => {
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.getByLabel('Preferred destination')).toHaveValue('italy');
  await expect(page.getByLabel('6 months')).toBeChecked();
  await expect(page.getByLabel('Undergraduate')).not.toBeChecked();
  await expect(page.getByLabel('Language skills')).toHaveValue('');
  await expect(page.getByLabel('Valid Passport (min. 2 years)')).not.toBeChecked();
  await expect(offer(page)).toContainText(
    'You told “Can I go?”: Current education level: Undergraduate · English: Basic · Valid Passport (min. 2 years).',
  );
  expect((await useAnswers(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.getByLabel('Language skills').fill('Bangla, French');
  await useAnswers(page).click();
  await expect(page.getByLabel('Undergraduate')).toBeChecked();
  await expect(page.getByLabel('Valid Passport (min. 2 years)')).toBeChecked();
  await expect(page.getByLabel('Language skills'), 'what was typed stays').toHaveValue(
    'Bangla, French',
  );
  await expect(page.getByLabel('Preferred destination')).toHaveValue('italy');
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByLabel('First name')).toBeFocused();
  expect(new URL(page.url()).search).toBe(query);
});

test('a form in an iframe offers the answers, too', async ({ page }) => {
  await page.goto(`/apply/international-internship${query}`);
  const form = page.frameLocator('iframe[src^="/embed/international-internship"]');
  await form.getByRole('link', { name: 'Use my answers' }).click();
  await expect(form.getByLabel('2nd year or above')).toBeChecked();
  await expect(form.getByLabel('Valid 2 years or more')).toBeChecked();
});

test('without a sentence in the address there is no offer', async ({ page }) => {
  await page.goto('/apply/student-exchange?destination=italy');
  await expect(submitButton(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use my answers' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the offer leads to the same form with the answers filled in', async ({ page }) => {
    await page.goto(path);
    await useAnswers(page).click();
    await expect(page.getByLabel('Undergraduate')).toBeChecked();
    await expect(page.getByLabel('Language skills')).toHaveValue('English: Basic');
    await expect(page.getByLabel('Valid Passport (min. 2 years)')).toBeChecked();
    await expect(page.getByLabel('6 months')).toBeChecked();
    await expect(offer(page)).toHaveCount(0);
  });
});
