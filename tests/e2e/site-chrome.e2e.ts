import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test.describe('on the desktop', () => {
  test.use({ viewport: desktop });

  test('a menu opens on hover, another takes its place, Escape closes it', async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page);
    const programmes = page.getByRole('link', { name: 'Agriculture Internship' });
    const germany = page.getByRole('link', { name: 'Germany' });
    await page.locator('summary', { hasText: 'Global Programs' }).hover();
    await expect(programmes).toBeVisible();
    await page.locator('summary', { hasText: 'Destinations' }).hover();
    await expect(germany).toBeVisible();
    await expect(programmes).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(germany).toBeHidden();
  });

  test('the Destinations menu has the 23 countries with flags in 4 columns', async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary', { hasText: 'Destinations' }).click();
    const panel = page.locator('details[open]');
    await expect(panel.getByRole('link', { name: 'All Destinations' })).toBeVisible();
    const countries = panel.locator('ul a');
    await expect(countries).toHaveCount(23);
    await expect(panel.locator('ul a img')).toHaveCount(23);
    const columns = new Set(
      await countries.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().left),
      ),
    );
    expect(columns.size).toBe(4);
  });

  test('by keyboard: Enter opens, a link is followed, the menu is closed after it', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.locator('summary', { hasText: 'National Programs' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/national-programs/students');
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('the header is solid beyond 50 px, and only then', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    await page.setViewportSize({ width: 1440, height: 500 });
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, 51));
    await expect(header).toHaveAttribute('data-solid', 'true');
    await page.evaluate(() => scrollTo(0, 50));
    await expect(header).not.toHaveAttribute('data-solid');
  });

  test('the section of the page is marked by its path', async ({ page }) => {
    for (const [path, name] of [
      ['/destinations/germany', 'Destinations'],
      ['/global-programs/student-exchange', 'Global Programs'],
      ['/national-programs/students', 'National Programs'],
      ['/apply', 'Apply Now'],
      ['/apply/virtual-internship', 'Apply Now'],
      ['/blog/motivation-letter', 'Events'],
      ['/', 'Home'],
    ] as const) {
      await page.goto(path);
      const current = page.getByRole('banner').locator('[aria-current]');
      await expect(current).toHaveText(name);
    }
  });

  test('on the dark picture, the logo can be read with a menu open and without', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Picture 5/ }).click();
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-tone', 'light');
    const shownLogo = header.locator('img[alt*="home"]').filter({ visible: true });
    await expect(shownLogo).toHaveAttribute('data-tone', 'light');
    await header.locator('summary', { hasText: 'Destinations' }).click();
    await expect(shownLogo).toHaveAttribute('data-tone', 'dark');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the drawer opens one section at a time and closes upon a link', async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    const drawer = page.getByRole('navigation', { name: 'Main' });
    await drawer.locator('summary', { hasText: 'Destinations' }).click();
    await expect(drawer.getByRole('link', { name: 'Bahrain' })).toBeVisible();
    await drawer.locator('summary', { hasText: 'National Programs' }).click();
    await expect(drawer.getByRole('link', { name: 'Bahrain' })).toBeHidden();
    await drawer.getByRole('link', { name: 'For Employers' }).click();
    await expect(page).toHaveURL('/national-programs/employers');
    await expect(drawer).toBeHidden();
  });

  test('the drawer takes the focus, and keeps it while it is open', async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('nav'),
      );
      expect(outside).toBe(false);
    }
  });

  test('Escape closes the drawer and gives the focus back', async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open and lead on, on the desktop', async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary', { hasText: 'Global Programs' }).click();
    await page.getByRole('link', { name: 'Pathway Program' }).click();
    await expect(page).toHaveURL('/global-programs/pathway-program');
  });

  test('the drawer opens and leads on, on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('summary', { hasText: 'Destinations' }).click();
    await page.getByRole('link', { name: 'Malta' }).click();
    await expect(page).toHaveURL('/destinations/malta');
  });
});

test('a change of route scrolls to the top, and Back to where one was', async ({ page }) => {
  await page.goto('/about');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('footer')).toBeInViewport();
});

test('Alt+T brings the notification area, also an empty one, and moves the focus to a notice in it', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForHydration(page);
  const notifications = page.getByRole('region', { name: /Notifications/ });
  const list = notifications.getByRole('list');
  const before = page.getByRole('link', { name: 'Events' });
  await before.focus();
  await page.keyboard.press('Alt+t');
  await expect(list).toBeFocused();
  await expect(list).toHaveText('No notifications');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // By itself it goes after 8 seconds.
  await expect(list).toHaveCount(0, { timeout: 4000 });
  await expect(before).toBeFocused();
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

test('a notice stays while the focus or the pointer is on it or the tab is hidden, and goes 8 seconds later', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await waitForHydration(page);
  const list = page.getByRole('region', { name: /Notifications/ }).getByRole('list');
  const before = page.getByRole('link', { name: 'Events' });
  await before.focus();
  await page.keyboard.press('Alt+t');
  await expect(list).toBeFocused();
  await page.clock.fastForward(60_000);
  await list.hover();
  await page.keyboard.press('Escape');
  await expect(before).toBeFocused();
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
