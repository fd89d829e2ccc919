import type { FrameLocator, Page } from '@playwright/test';
import { formPath, readSavedDrafts } from '../helpers/application-form.ts';
import { blockRequests } from '../helpers/block-requests.ts';
import { storeDraft } from '../helpers/stored-draft.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/** The pages with a form in an iframe, and the name of the form's first field. */
const pages = [
  ['/apply/study-abroad', 'study-abroad', 'firstName'],
  ['/apply/international-internship', 'international-internship', 'firstName'],
  ['/national-programs/students', 'registration', 'age'],
  ['/contact?about=germany', 'contact', 'writingAs'],
] as const;

const formIn = (page: Page, form: string) => page.frameLocator(`iframe[src^="/embed/${form}"]`);
const offerIn = (form: Page | FrameLocator) => form.getByRole('region', { name: 'Draft' });
const answers = { firstName: 'Nusrat', lastName: 'Rahman', name: 'Nusrat', agreeToTerms: true };

/** The distance of an element's edge from the top of its document, in pixels. */
const measureTop = (element: Element) => element.getBoundingClientRect().top + scrollY;
const measureBottom = (element: Element) => element.getBoundingClientRect().bottom + scrollY;

for (const [path, form, name] of pages) {
  for (const width of [320, 390, 1440]) {
    test(`at ${width} px the draft of the ${form} form is offered above its first field, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await storeDraft(page, `/embed/${form}`, answers);
      const release = await blockRequests(page, /\/assets\/(?!entry\.client)[^/]+\.js$/);
      await page.goto(path);
      const frame = formIn(page, form);
      const firstField = frame.locator(`[name=${name}]`).first();
      const height = () => frame.locator('body').evaluate(measureBottom);
      const before = [await firstField.evaluate(measureTop), await height()];
      release();
      await expect(offerIn(frame)).toContainText(/Draft of \w+ \d+, \d{4}, \d+:\d\d/);
      const after = [await firstField.evaluate(measureTop), await height()];
      expect(after).toEqual(before);
      const offerBottom = await offerIn(frame).evaluate(measureBottom);
      expect(offerBottom).toBeLessThan(before[0] ?? 0);
      // A short form has no progress.
      for (const bar of await frame.getByRole('progressbar').all()) {
        const barBottom = await bar.evaluate(measureBottom);
        expect(await offerIn(frame).evaluate(measureTop)).toBeGreaterThanOrEqual(barBottom);
      }
      expect(await frame.locator('html').evaluate((html) => html.scrollWidth)).toBe(
        await frame.locator('html').evaluate((html) => html.clientWidth),
      );
    });
  }
}

for (const path of [formPath, '/apply/study-abroad']) {
  const form = path === formPath ? path : '/embed/study-abroad';
  const openForm = async (page: Page) => {
    await storeDraft(page, form, answers);
    await page.goto(path);
    const frame = page.frames().find((each) => new URL(each.url()).pathname === form);
    if (!frame) throw new Error(`${path} has no form`);
    await waitForHydration(frame);
    return path === formPath ? page : formIn(page, 'study-abroad');
  };

  test(`the draft on ${path} fills the empty fields, and keeps what was typed since`, async ({
    page,
  }) => {
    const content = await openForm(page);
    await content.getByLabel('First name').fill('Tanvir');
    await content.getByLabel('Nationality').fill('Bangladeshi');
    await content.getByRole('checkbox', { name: /passport/i }).check();
    await offerIn(content).getByRole('button', { name: 'Use it' }).click();
    await expect(content.getByLabel('Last name')).toHaveValue('Rahman');
    await expect(content.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
    await expect(content.getByLabel('First name')).toHaveValue('Tanvir');
    await expect(content.getByLabel('Nationality')).toHaveValue('Bangladeshi');
    await expect(content.getByRole('checkbox', { name: /passport/i })).toBeChecked();
    await expect(offerIn(content)).toHaveCount(0);
    await expect
      .poll(async () => (await readSavedDrafts(page)).join())
      .toMatch(/"Tanvir","lastName":"Rahman"/);
  });

  test(`deleting the draft on ${path} deletes nothing that was typed since`, async ({ page }) => {
    const content = await openForm(page);
    await content.getByLabel('First name').fill('Tanvir');
    await expect.poll(async () => (await readSavedDrafts(page)).join()).toContain('Tanvir');
    await offerIn(content).getByRole('button', { name: 'Delete it' }).click();
    await expect(content.getByLabel('First name')).toHaveValue('Tanvir');
    await expect.poll(async () => (await readSavedDrafts(page)).join()).toContain('Tanvir');
    expect((await readSavedDrafts(page)).join()).not.toContain('Rahman');
  });
}

test('a draft in an iframe says which answers were not kept, once it has been used', async ({
  page,
}) => {
  await storeDraft(page, '/embed/study-abroad', answers);
  await page.goto('/apply/study-abroad');
  const form = formIn(page, 'study-abroad');
  await expect(form.getByText('All fields are required')).toHaveCount(0);
  await offerIn(form).getByRole('button', { name: 'Use it' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'were not kept' })).toBeVisible();
  await expect(form.getByLabel('First name')).toBeFocused();
});

test('with Save-Data a draft is offered before the visitor touches a field', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await storeDraft(page, '/embed/study-abroad', answers);
  await page.goto('/apply/study-abroad');
  await expect(offerIn(formIn(page, 'study-abroad'))).toBeVisible();
});

test('an embedded form that is opened as a page offers its draft in a bar at the bottom', async ({
  page,
}) => {
  await storeDraft(page, '/embed/study-abroad', answers);
  await page.goto('/embed/study-abroad');
  await expect(offerIn(page)).toContainText('is kept in this browser');
  await expect(page.getByText('All fields are required')).toBeVisible();
  const bottom = await offerIn(page).evaluate((offer) => offer.getBoundingClientRect().bottom);
  expect(bottom).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 40);
});
