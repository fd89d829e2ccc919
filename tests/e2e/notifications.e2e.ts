import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test('Alt+T opens and focuses the notification area, even an empty one, and closing it restores the focus', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForHydration(page);
  const notifications = page.getByRole('region', { name: /Notifications/ });
  const list = notifications.getByRole('list');
  const previousFocus = page.getByRole('link', { name: 'Events' });
  await previousFocus.focus();
  await page.keyboard.press('Alt+t');
  await expect(list).toBeFocused();
  await expect(list).toHaveText('No notifications');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // It would close by itself after 8 seconds.
  await expect(list).toHaveCount(0, { timeout: 4000 });
  await expect(previousFocus).toBeFocused();
  await page.keyboard.press('Alt+t');
  await expect(list).toBeFocused();

  await page.goto('/apply/student-exchange');
  await waitForHydration(page);
  await page.getByLabel('First name').fill('Nusrat');
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(notifications.getByText('The form is empty')).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(list).toBeFocused();
});

test('a notice stays while it has the focus or the pointer or the tab is hidden, and disappears 8 seconds later', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await waitForHydration(page);
  const list = page.getByRole('region', { name: /Notifications/ }).getByRole('list');
  const previousFocus = page.getByRole('link', { name: 'Events' });
  await previousFocus.focus();
  await page.keyboard.press('Alt+t');
  await expect(list).toBeFocused();
  await page.clock.fastForward(60_000);
  await list.hover();
  await page.keyboard.press('Escape');
  await expect(previousFocus).toBeFocused();
  await page.clock.fastForward(60_000);
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await page.mouse.move(10, 10);
  await page.clock.fastForward(60_000);
  await setHidden(false);
  await page.clock.fastForward(7000);
  await expect(list).toHaveText('No notifications');
  await page.clock.fastForward(2000);
  await expect(list).toHaveCount(0, { timeout: 4000 });
});

test('on a Bengali page, an empty notification area says so in Bengali', async ({ page }) => {
  await page.goto('/bn/about');
  await waitForHydration(page);
  await page.keyboard.press('Alt+t');
  const notifications = page.getByRole('region', { name: 'বিজ্ঞপ্তি' });
  await expect(notifications.getByRole('list')).toHaveText('কোনো বিজ্ঞপ্তি নেই');
});
