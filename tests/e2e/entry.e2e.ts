import type { Page } from '@playwright/test';
import { storeDraft } from '../helpers/stored-draft.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const formPath = '/apply/virtual-internship';

const setConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);

/** Collects the scripts that a page requests from now on. @returns a function that lists all of them but the entry module */
function observeScripts(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return () => paths.filter((path) => path.endsWith('.js') && !path.includes('/entry.client-'));
}

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} no script but the entry is loaded before a field has the focus`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    const scripts = observeScripts(page);
    await page.goto(formPath);
    await page.getByRole('heading', { level: 1 }).click();
    await page.mouse.wheel(0, 300);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).focus();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts()).toEqual([]);

    await page.getByLabel('First name').focus();
    await waitForHydration(page);
    expect(scripts().length).toBeGreaterThan(1);
  });
}

test('with Save-Data the draft of a page’s form is offered at once', async ({ page }) => {
  await setConnection(page, { saveData: true });
  await storeDraft(page, formPath, { firstName: 'Nusrat' });
  // Both languages share a draft.
  for (const path of [formPath, `/bn${formPath}`]) {
    await page.goto(path);
    await waitForHydration(page);
  }
});

test('with Save-Data the finder on the home page shows results, and so does their address', async ({
  page,
}) => {
  await setConnection(page, { saveData: true });
  await page.goto('/');
  await page.getByLabel('Your age').fill('22');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Show me where' }).press('Enter');
  await expect(page).toHaveURL(/\/global-programs\?age=22/);
  await expect(page.getByRole('heading', { name: 'You can apply now' })).toBeVisible();

  await page.goto('/global-programs#?age=22&studies=year-2');
  await expect(page.getByRole('heading', { name: 'You can apply now' })).toBeVisible();
});

for (const module of ['entry.client', 'start']) {
  test.describe(`a page whose module ${module} can’t be loaded`, () => {
    test.use({ allowedErrors: [/ERR_FAILED|^failed: .*\/assets\//] });

    test('works as plain HTML', async ({ page }) => {
      await page.route(`**/assets/${module}-*.js`, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed');
      await page.goto('/services');
      await failed;
      await page.getByRole('contentinfo').getByRole('link', { name: 'For Students' }).click();
      await expect(page).toHaveURL('/national-programs/students');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test('on a phone, images that have loaded become eager, and those far below stay lazy until the visitor is near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  const images = () =>
    page
      .locator('main img')
      .evaluateAll((elements) =>
        (elements as HTMLImageElement[]).map(({ loading, complete }) => ({ loading, complete })),
      );
  const isConsistent = async () =>
    (await images()).every(({ loading, complete }) => (loading === 'eager') === complete);
  await expect.poll(isConsistent).toBe(true);
  const lazyCount = async () => (await images()).filter(({ loading }) => loading === 'lazy').length;
  const before = await lazyCount();
  expect(before).toBeGreaterThan(0);
  await page.locator('main img[loading=lazy]').first().scrollIntoViewIfNeeded();
  await expect.poll(lazyCount).toBeLessThan(before);
});
