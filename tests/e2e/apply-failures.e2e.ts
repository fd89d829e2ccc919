import { site as organisation } from '#content/site.ts';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import {
  confirmationTitle,
  draftOffer,
  failureNote,
  formPath,
  openFilledInForm,
  readSavedDrafts,
  skipSendingTime,
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { findSubmissions, withoutStore } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

test.describe('when the network fails', () => {
  test.use({ allowedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of [45]|failed: /] });

  test('all answers stay, and the button sends them once the network is back', async ({
    page,
    site,
  }) => {
    const email = await openFilledInForm(page);
    await page.route(`**${formPath}/submit`, (route) => route.abort());
    await submitButton(page).click();

    await expect(failureNote(page)).toContainText('We could not send your application');
    await expect(failureNote(page)).toContainText(organisation.en.email);
    await expect(toast(page).getByText('We could not send your application')).toBeVisible();
    await expect(page.getByText(confirmationTitle)).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    expect(await findSubmissions(site, email)).toEqual([]);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await page.unroute(`**${formPath}/submit`);
    await submitButton(page).click();
    await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
    await expect(toast(page).getByRole('listitem')).toHaveCount(1);
    await expect(failureNote(page)).toHaveCount(0);
    expect(await findSubmissions(site, email)).toHaveLength(1);
  });

  test('a response that is lost after the application was stored causes no second application, even after a reload', async ({
    page,
    site,
  }) => {
    const email = await openFilledInForm(page);
    await page.route(`**${formPath}/submit`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitButton(page).click();
    await expect(failureNote(page)).toBeVisible();
    const [first] = await findSubmissions(site, email);
    expect(first).toBeDefined();

    await page.unroute(`**${formPath}/submit`);
    await page.reload();
    await draftOffer(page).getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await submitButton(page).click();
    await expect(page.getByRole('main').getByText(first?.reference ?? '')).toBeVisible();
    expect(await findSubmissions(site, email)).toHaveLength(1);
  });

  test('without a network, the page stays and says that the visitor is offline', async ({
    page,
    context,
  }) => {
    await openFilledInForm(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(failureNote(page)).toContainText(
      'You are offline. What you wrote is kept on this device, for seven days at most; “Clear the form” deletes it.',
    );
    // The code of the notification area was loaded with the first focus.
    await expect(toast(page)).toContainText('You are offline');
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('');
    expect(await readSavedDrafts(page)).toEqual([]);
  });

  test('without a network and where the browser’s storage is full, the page doesn’t promise that it keeps the answers', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openFilledInForm(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(failureNote(page)).toContainText(
      'You are offline. Keep this tab open: what you wrote is only here. Your application can be sent',
    );
    await expect(toast(page)).toContainText('Keep this tab open');
    await expect(failureNote(page)).not.toContainText('kept on this device');
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
  });

  for (const [status, expected] of [
    [500, 'We could not save your application'],
    [413, 'Your application is too long to send'],
    [429, 'Too many applications at once'],
    [200, 'We could not send your application'],
  ] as const) {
    test(`a response with status ${status} that isn’t the confirmation shows “${expected}”`, async ({
      page,
    }) => {
      await openFilledInForm(page);
      await page.route(`**${formPath}/submit`, (route) =>
        route.fulfill({ status, contentType: 'text/html', body: '<h1>Please sign in</h1>' }),
      );
      await submitButton(page).click();
      await expect(failureNote(page)).toContainText(expected);
      await expect(page.getByText(confirmationTitle)).toHaveCount(0);
      await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    });
  }

  test('a failing store causes a message, and the form can be sent once the store works again', async ({
    page,
    site,
  }) => {
    const email = await openFilledInForm(page);
    await withoutStore(site, async () => {
      await submitButton(page).click();
      await expect(failureNote(page)).toContainText('We could not save your application');
    });
    await submitButton(page).click();
    await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
    expect(await findSubmissions(site, email)).toHaveLength(1);
  });
});
