import type { Locator } from '@playwright/test';
import { createInternationalInternshipForm } from '#domain/submissions/forms/international-internship.ts';
import { confirmationTitle, newEmail } from '../helpers/application-form.ts';
import { createExampleAnswers } from '../helpers/example-answers.ts';
import { fillIn } from '../helpers/fill-in.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, the way from home to a stored application for Germany takes at most 7 taps besides the fields', async ({
  page,
  site,
}) => {
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.tap();
  };
  await page.goto('/');
  await waitForHydration(page);
  await tap(page.getByRole('button', { name: 'Show me where' }));
  await tap(page.getByRole('link', { name: /^Germany EUR [\d,–]+ Internship/ }));
  await expect(page).toHaveURL(/\/destinations\/germany\?age=\d+&.*#germany-internship$/);
  await expect(page.getByText('Internship: You can apply: age, ')).toBeVisible();
  await tap(page.getByRole('link', { name: 'Apply for this internship' }));
  // The form of the international internship is in a frame.
  const form = page.frameLocator('iframe');
  await expect(form.getByLabel('Preferred destination')).toHaveValue('germany');
  await expect(form.getByRole('radio', { name: '12 months', exact: true })).toBeChecked();
  // What the sentence says is offered, and never filled in unasked.
  const stage = form.getByRole('radio', { name: '2nd year or above' });
  await expect(stage).not.toBeChecked();
  await tap(form.getByRole('link', { name: 'Use my answers' }));
  await expect(stage).toBeChecked();

  const email = newEmail();
  const filledIn = [
    'preferredDestination',
    'programDuration',
    'stageOfStudies',
    'english',
    'passport',
  ];
  const examples = createExampleAnswers(createInternationalInternshipForm('en'), { email });
  const left = Object.entries(examples).filter(([name]) => !filledIn.includes(name));
  const frame = page.frame({ url: /\/embed\// });
  if (!frame) throw new Error('The page has no iframe with a form');
  await fillIn(frame, Object.fromEntries(left));
  await tap(form.getByRole('button', { name: /^Submit/ }));
  await expect(form.getByText(confirmationTitle).first()).toBeVisible();
  await expect(form.getByText(/^OPR-[\dA-Z]{4}-[\dA-Z]{4}$/)).toBeVisible();
  expect(await findSubmissions(site, email)).toMatchObject([
    { preferredDestination: 'germany', programDuration: '12-months' },
  ]);
  expect(taps).toBeLessThanOrEqual(7);
});

test('the way back: the breadcrumb of the country leads to the same answer, and Back to its place in the list', async ({
  page,
}) => {
  await page.goto('/global-programs?age=22&studies=year-2&english=basic&passport=2-years');
  await waitForHydration(page);
  const answer = page.url();
  // The last placement that a phone doesn't fold.
  const row = page.locator('.postcards + .rows .card-link').last();
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  expect(place).toBeGreaterThan(0);
  await row.tap();
  await expect(page).toHaveURL(/\/destinations\/[\w-]+\?/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);

  await row.tap();
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Your answer' })
    .tap();
  await expect(page).toHaveURL(answer);
});

test('the contact form is in view when it opens from a country', async ({ page }) => {
  for (const [name, begins] of [
    ['Apply Now', 'I would like to apply'],
    ['Book Free Consultation', 'I would like a free consultation'],
  ] as const) {
    await page.goto('/destinations/germany');
    await page.getByRole('main').getByRole('link', { name }).first().tap();
    await expect(page).toHaveURL(/\/contact\?about=germany&.*#message$/);
    await expect(page.locator('#message iframe')).toBeInViewport();
    await expect(page.frameLocator('#message iframe').getByLabel('Message')).toHaveValue(
      new RegExp(`^${begins}`),
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a row leads to its country, which says what fits', async ({ page }) => {
    await page.goto('/global-programs?age=22&studies=year-2&english=basic&passport=2-years');
    await page
      .getByRole('link', { name: /^Germany EUR/ })
      .first()
      .tap();
    await expect(
      page.getByText('Internship: You can apply: age, studies, English and passport fit.'),
    ).toBeVisible();
    // Search engines see the plain address.
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/destinations\/germany$/,
    );
  });
});
