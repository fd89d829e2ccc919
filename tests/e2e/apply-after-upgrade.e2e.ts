import type { Page } from '@playwright/test';
import {
  failureNote,
  formPath,
  openFilledInForm,
  readSavedDrafts,
  skipSendingTime,
  submitButton,
} from '../helpers/application-form.ts';
import { fillIn } from '../helpers/fill-in.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

// A page that was left open over two upgrades: the server no longer has the files that it would still fetch.
test.use({ allowedErrors: [/status of 404|ERR_FAILED|ERR_INTERNET_DISCONNECTED|failed: /] });

test.beforeEach(({ page }) => skipSendingTime(page));

const removeConfirmation = (page: Page) =>
  page.route(/\/assets\/(inline-)?confirmation-/, (route) => route.fulfill({ status: 404 }));

test('the browser itself posts an application whose confirmation can’t be fetched, once', async ({
  page,
  site,
}) => {
  await removeConfirmation(page);
  const email = await openFilledInForm(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(new RegExp(`${formPath}/received`));
  expect(await findSubmissions(site, email)).toHaveLength(1);
  await waitForHydration(page);
  expect(await readSavedDrafts(page)).toEqual([]);
});

test('so does a form in an iframe', async ({ page, site }) => {
  await removeConfirmation(page);
  await page.goto('/embed/contact');
  await waitForHydration(page);
  const email = 'left-open@applicants.example';
  const message = 'Which documents does the embassy ask for, and where do I have them translated?';
  await fillIn(page, { writingAs: 'student', name: 'Tanvir Alam', email, message });
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page).toHaveURL(/\/embed\/contact\/received/);
  expect(await findSubmissions(site, email)).toHaveLength(1);
});

test('without a network the page stays, with what was typed', async ({ page, context, site }) => {
  await removeConfirmation(page);
  const email = await openFilledInForm(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(failureNote(page)).toContainText('You are offline');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await context.setOffline(false);
  await submitButton(page).click();
  await expect(page).toHaveURL(new RegExp(`${formPath}/received`));
  expect(await findSubmissions(site, email)).toHaveLength(1);
});
