import type { Page } from '@playwright/test';
import {
  confirmationTitle,
  fillInForm,
  formPath,
  newEmail,
  openFilledInForm,
  openForm,
  skipSendingTime,
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

const card = (page: Page) => page.locator('#confirmation-card');
const notice = (page: Page) => toast(page).locator('li').first();

/** The edges of the notice and of the card, in CSS pixels from the window's upper left corner. */
async function measure(page: Page) {
  const cover = await notice(page).boundingBox();
  const paper = await card(page).boundingBox();
  if (!cover || !paper) throw new Error('The notice or the card is not shown');
  const overlaps =
    cover.x < paper.x + paper.width &&
    paper.x < cover.x + cover.width &&
    cover.y < paper.y + paper.height &&
    paper.y < cover.y + cover.height;
  return { overlaps, bottom: paper.y + paper.height };
}

/** The page's controls of which a part is behind the notice. */
const listCoveredControls = (page: Page) =>
  notice(page).evaluate((element) => {
    const cover = element.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(a, button, input, summary)')].flatMap(
      (control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const isCovered =
          width > 0 &&
          left < cover.right &&
          cover.left < right &&
          top < cover.bottom &&
          cover.top < bottom;
        return isCovered ? [control.textContent] : [];
      },
    );
  });

for (const [width, height] of [
  [320, 700],
  [390, 664],
  [390, 844],
  [600, 900],
  [700, 900],
  [768, 1024],
  [820, 1100],
  [900, 500],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height}, the whole card is in view, and the success notice covers neither it nor a control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openFilledInForm(page);
    await submitButton(page).click();
    await expect(toast(page).getByText(confirmationTitle, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^OPR-[\dA-Z]{4}-[\dA-Z]{4}$/)).toBeVisible();
    // The notice slides in, so its position is final only after the animation.
    await notice(page).evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    const { overlaps, bottom } = await measure(page);
    expect(overlaps).toBe(false);
    expect(await listCoveredControls(page)).toEqual([]);
    expect(bottom).toBeLessThanOrEqual(height);
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const top = (await card(page).boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
}

test('below the card is a link to the other programmes, then the documents with their address, then the folded empty form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilledInForm(page);
  await submitButton(page).click();
  await expect(page.getByRole('main').getByText(/^OPR-/)).toBeVisible();
  const another = page.getByRole('link', { name: 'Apply for another programme' });
  await expect(another).toHaveAttribute('href', '/apply');
  const send = page
    .locator('[data-sent-draft], main')
    .getByText('We ask for these after you apply, and tell you how to send them.')
    .first();
  await expect(send).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('First name')).toBeHidden();
  const form = page.getByText('Send another application');
  const tops = await Promise.all(
    [card(page), another, send, form].map(async (locator) =>
      Math.round((await locator.boundingBox())?.y ?? 0),
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the confirmation page has the same link and address', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(formPath);
    await fillInForm(page, newEmail());
    await submitButton(page).click();
    await expect(card(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Apply for another programme' })).toHaveAttribute(
      'href',
      '/apply',
    );
    await expect(
      page.getByText('We ask for these after you apply, and tell you how to send them.'),
    ).toBeVisible();
  });
});

test('the link to the other programmes leads to the hub', async ({ page }) => {
  await openForm(page);
  await fillInForm(page, newEmail());
  await submitButton(page).click();
  await page.getByRole('link', { name: 'Apply for another programme' }).click();
  await expect(page).toHaveURL('/apply');
});

test('on a phone, the success notice leaves after 6 seconds, and the page’s last control can be scrolled clear of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFilledInForm(page);
  await page.getByLabel('Motivation letter').focus();
  await page.clock.install();
  await page.clock.resume();
  await submitButton(page).press('Enter');
  await expect(toast(page).getByText(confirmationTitle, { exact: true })).toBeVisible();
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = page.getByRole('contentinfo').getByRole('link').last();
  const lastBox = await last.boundingBox();
  const cover = await notice(page).boundingBox();
  expect((lastBox?.y ?? 0) + (lastBox?.height ?? 0)).toBeLessThan(cover?.y ?? 0);
  await page.clock.fastForward(6000);
  await expect(notice(page)).toHaveCount(0);
});
