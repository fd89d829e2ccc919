import { menus } from '#content/menus.ts';
import { blockRequests } from '../helpers/block-requests.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test.describe('on the desktop', () => {
  test.use({ viewport: desktop });

  test('a menu opens on hover, another menu replaces it, and Escape closes it', async ({
    page,
  }) => {
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

  test('the Destinations menu has each country with a flag, in 4 columns', async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary', { hasText: 'Destinations' }).click();
    const panel = page.locator('details[open]');
    await expect(panel.getByRole('link', { name: 'All Destinations' })).toBeVisible();
    const countries = panel.locator('ul a');
    const listed = menus.en.destinations.groups.flatMap(({ links }) => links);
    await expect(countries).toHaveCount(listed.length);
    await expect(panel.locator('ul a img')).toHaveCount(listed.length);
    const columns = new Set(
      await countries.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().left),
      ),
    );
    expect(columns.size).toBe(4);
  });

  test('Europe spans its two columns of the Destinations menu', async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary', { hasText: 'Destinations' }).click();
    const panel = page.locator('details[open]');
    await expect(panel.locator('p')).toHaveText([
      'Europe',
      'Asia & Middle East',
      'Americas & Pacific',
    ]);
    const widths = await panel
      .locator('p')
      .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().width));
    expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? 0));
    expect(widths[2]).toBeCloseTo(widths[1] ?? 0, 0);
  });

  test('Enter opens a menu, and it closes after a link is followed by keyboard', async ({
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

  test('the header is solid only if the page is scrolled by more than 50 px', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    await page.setViewportSize({ width: 1440, height: 500 });
    await waitForHydration(page);
    await page.evaluate(() => scrollTo(0, 51));
    await expect(header).toHaveAttribute('data-solid', 'true');
    await page.evaluate(() => scrollTo(0, 50));
    await expect(header).not.toHaveAttribute('data-solid');
  });

  test('the header marks the section of the current page', async ({ page }) => {
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

  test('on the dark picture, the logo is light, and dark while a menu is open', async ({
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

  test('the drawer opens one section at a time and closes after a link', async ({ page }) => {
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

  test('the drawer takes the focus and keeps it while it is open, also if it was opened before the scripts ran', async ({
    page,
  }) => {
    const release = await blockRequests(page, /\/assets\/(?!entry\.client)[^/]+\.js$/);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    release();
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

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

  test('Escape closes the drawer and restores the focus', async ({ page }) => {
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

  test('the menus open and their links work on the desktop', async ({ page }) => {
    await page.goto('/about');
    await page.locator('summary', { hasText: 'Global Programs' }).click();
    await page.getByRole('link', { name: 'Pathway Program' }).click();
    await expect(page).toHaveURL('/global-programs/pathway-program');
  });

  test('the drawer opens and its links work on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('summary', { hasText: 'Destinations' }).click();
    await page.getByRole('link', { name: 'Malta' }).click();
    await expect(page).toHaveURL('/destinations/malta');
  });
});

test('a new page starts at the top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/about');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('footer')).toBeInViewport();
});

test('in the footer the comma stays with its word, and a town with its postcode', async ({
  page,
}) => {
  await page.goto('/services');
  const footer = page.locator('footer');
  await footer.scrollIntoViewIfNeeded();
  const word = footer.getByRole('img', { name: 'ওপার' });
  for (const width of [390, 1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const isTogether = await word.evaluate((image) => {
      const range = document.createRange();
      range.setStartAfter(image);
      range.setEnd(image.nextSibling as Text, 1);
      return range.getBoundingClientRect().left >= image.getBoundingClientRect().left;
    });
    expect(isTogether, `${width}`).toBe(true);
    for (const town of ['Dhaka 0000', 'London AA0 0AA']) {
      const rects = await footer
        .getByText(town, { exact: true })
        .evaluate((element) => element.getClientRects().length);
      expect(rects, `${town} at ${width}`).toBe(1);
    }
  }
});
