import type { Page } from '@playwright/test';
import {
  confirmationTitle,
  draftOffer,
  fillInForm,
  newEmail,
  openForm,
  readSavedDrafts,
  sampleLetter,
  skipSendingTime,
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

const readStorage = (page: Page) => page.evaluate(() => Object.values(localStorage).join());
const draftId = async (page: Page) =>
  /"submissionId":"([\da-f-]{36})"/.exec(await readStorage(page))?.[1];

test.describe('the draft', () => {
  test('is offered after a reload with its time, and can be used or deleted with one click', async ({
    page,
  }) => {
    await openForm(page);
    await page.getByLabel('First name').fill('Nusrat');
    await page.getByLabel('Postgraduate').check();
    await page.getByLabel('Preferred destination').selectOption('malta');
    await page.getByLabel('Academic Transcripts').check();
    await page.getByLabel('Date of birth').fill('2003-03-14');
    await waitForHydration(page);
    await page.getByLabel('Motivation letter').fill('Because');
    await expect.poll(() => readStorage(page)).toContain('Because');
    const id = await draftId(page);
    expect(id).toMatch(/^[\da-f-]{36}$/);

    await page.reload();
    await expect(draftOffer(page)).toContainText(
      /A draft of \w+ \d+, \d{4} at \d+:\d\d [AP]M is kept/,
    );
    // Visitors may share a computer, so the draft stays hidden until the visitor uses it.
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByLabel('Postgraduate')).not.toBeChecked();
    await expect(draftOffer(page)).not.toContainText('no longer in it');
    await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
    await expect(draftOffer(page)).toHaveCount(0);
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('Motivation letter')).toHaveValue('Because');
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    await expect(page.getByLabel('Postgraduate')).toBeChecked();
    await expect(page.getByLabel('Preferred destination')).toHaveValue('malta');
    await expect(page.getByLabel('Academic Transcripts')).toBeChecked();
    await expect(page.getByLabel('Date of birth')).toHaveValue('2003-03-14');
    await page.getByLabel('Motivation letter').fill('Because of the sea');
    await expect.poll(() => readStorage(page)).toContain('Because of the sea');
    expect(await draftId(page), 'the draft keeps its submission id').toBe(id);
    // A draft belongs to its programme.
    await page.goto('/apply/student-exchange');
    await waitForHydration(page);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(draftOffer(page)).toHaveCount(0);

    await openForm(page);
    await draftOffer(page).getByRole('button', { name: 'Delete it' }).click();
    await expect(draftOffer(page)).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('');
    expect(await readSavedDrafts(page)).toEqual([]);
    await page.reload();
    await waitForHydration(page);
    await expect(draftOffer(page)).toHaveCount(0);
  });

  test('keeps what was typed right before the visitor opened another page', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('First name').fill('Nusrat');
    await page.getByLabel('Last name').fill('Rahman');
    await page.getByRole('link', { name: 'Back to Programs' }).click();
    await expect(page).toHaveURL(/\/apply$/);
    await openForm(page);
    await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue('Rahman');
  });

  test('keeps e-mail, phone and date of birth for the session only', async ({ page, context }) => {
    const email = newEmail();
    await openForm(page);
    await fillInForm(page, email);
    await expect.poll(() => readStorage(page)).toContain(sampleLetter);
    const stored = await readStorage(page);
    for (const sensitive of [email, '1700-000000', '2003-03-14']) {
      expect(stored).not.toContain(sensitive);
    }

    // A new tab has a new session, as a restarted browser has.
    const newTab = await context.newPage();
    await openForm(newTab);
    await expect(draftOffer(newTab)).toContainText(
      'Email address, phone number and date of birth are no longer in it.',
    );
    await draftOffer(newTab).getByRole('button', { name: 'Use it' }).click();
    await expect(newTab.getByLabel('Motivation letter')).toHaveValue(sampleLetter);
    for (const label of ['Email address', 'Phone number', 'Date of birth']) {
      await expect(newTab.getByLabel(label)).toHaveValue('');
    }
  });

  test('is deleted by the button below the note about it', async ({ page }) => {
    await openForm(page);
    await fillInForm(page, newEmail());
    await expect.poll(() => readStorage(page)).toContain(sampleLetter);
    const note = page.getByText('Your answers are kept in this browser');
    const clear = page.getByRole('button', { name: 'Clear the form' });
    const [noteBox, clearBox] = [await note.boundingBox(), await clear.boundingBox()];
    expect(clearBox?.y).toBeGreaterThanOrEqual((noteBox?.y ?? 0) + (noteBox?.height ?? 0));
    expect(clearBox?.height).toBeGreaterThanOrEqual(44);
    await clear.click();
    await expect(page.getByLabel('First name')).toHaveValue('');
    expect(await readSavedDrafts(page)).toEqual([]);
    await page.reload();
    await waitForHydration(page);
    await expect(draftOffer(page)).toHaveCount(0);
  });

  test('of an earlier version loses its personal data on any page, or is deleted after a week', async ({
    page,
  }) => {
    const dayMs = 86_400_000;
    await page.goto('/about');
    await page.evaluate(
      (drafts) => {
        for (const [path, savedAt] of drafts) {
          const answers = { firstName: 'Nusrat', email: 'a@b.example', dateOfBirth: '2003-03-14' };
          const draft = { submissionId: 'id', answers, savedAt };
          localStorage.setItem(`draft:${path}`, JSON.stringify(draft));
        }
      },
      [
        ['/apply/pathway-program', Date.now() - dayMs],
        ['/apply/student-exchange', Date.now() - 8 * dayMs],
      ] as const,
    );
    await page.reload();
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await readSavedDrafts(page)).length).toBe(1);
    await expect.poll(() => readStorage(page)).not.toContain('2003-03-14');
    expect(await readStorage(page)).not.toContain('a@b.example');
    await openForm(page);
    await expect(draftOffer(page)).toBeVisible();
  });

  test('is empty after Clear the form, which can be undone, and what was typed since then stays', async ({
    page,
  }) => {
    await openForm(page);
    await page.getByLabel('Last name').fill('Rahman');
    await page.getByLabel('First name').fill('N');
    await page.getByLabel('First name').blur();
    await expect(page.locator('#firstName-message')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.locator('#firstName-message')).toHaveCount(0);
    await page.getByLabel('Last name').fill('Islam');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('N');
    await expect(page.getByLabel('Last name')).toHaveValue('Islam');
  });

  test('of another tab stays when this tab’s form is sent, and is offered', async ({
    page,
    context,
    site,
  }) => {
    const email = newEmail();
    await openForm(page);
    await fillInForm(page, email);
    await expect.poll(() => readStorage(page)).toContain(sampleLetter);
    const otherTab = await context.newPage();
    await openForm(otherTab);
    await otherTab.getByLabel('First name').fill('Tanvir');
    await expect.poll(() => readStorage(page)).toContain('Tanvir');

    await submitButton(page).click();
    await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
    expect(await findSubmissions(site, email)).toHaveLength(1);
    const drafts = (await readSavedDrafts(page)).join();
    expect(drafts).toContain('Tanvir');
    expect(drafts).not.toContain(email);
    await openForm(page);
    await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Tanvir');
  });

  test('is not needed: the form works if the browser blocks its storage', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await openForm(page);
    await fillInForm(page, email);
    await submitButton(page).click();
    await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
    expect(await findSubmissions(site, email)).toHaveLength(1);
  });
});
