import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const widths = { 'a phone': 320, 'the desktop': 1440 };

for (const [device, width] of Object.entries(widths)) {
  test(`on ${device}, a Bengali page leads to the same English page, and the query goes along`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/bn/services?utm_source=mail#main');
    await waitForHydration(page);
    const languageSwitch = page.getByRole('banner').getByRole('link', { name: 'English' });
    await expect(languageSwitch).toHaveCount(1);
    await expect(languageSwitch).toHaveAttribute('lang', 'en');
    await expect(languageSwitch).toHaveAttribute('hreflang', 'en');
    const box = await languageSwitch.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await languageSwitch.click();
    await expect(page).toHaveURL('/services?utm_source=mail#main');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('the menu of a phone has the switch, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/bn/services');
  await page.getByRole('button', { name: 'মেনু', exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/services');
});

test('in the menu of a phone, the Bengali switch is a line like the others, in a font that has its letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation');
  const languageSwitch = menu.getByRole('link', { name: 'বাংলা' });
  await expect(languageSwitch).toHaveCSS('font-family', /^"Bengali Links"/);
  const contact = await menu.getByRole('link', { name: 'Contact' }).boundingBox();
  expect((await languageSwitch.boundingBox())?.width).toBe(contact?.width);
});

test('the choice is stored on the device, and never redirects', async ({ page }) => {
  await page.goto('/bn/services');
  await waitForHydration(page);
  const languageSwitch = page.getByRole('banner').getByRole('link', { name: 'English' });
  await expect(languageSwitch).not.toHaveAttribute('data-chosen');
  await languageSwitch.click();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.goto('/bn/services');
  await expect(page).toHaveURL('/bn/services');
  await expect(languageSwitch).toHaveAttribute('data-chosen');
});

test('an English page has the switch, with its query', async ({ page }) => {
  await page.goto('/services?a=b');
  await waitForHydration(page);
  const languageSwitch = page.getByRole('banner').getByRole('link', { name: 'বাংলা' });
  await languageSwitch.click();
  await expect(page).toHaveURL('/bn/services?a=b');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that is rendered per request has its query in the switch', async ({ page }) => {
    await page.goto('/bn/national-programs/students?topic=germany&step=2');
    const languageSwitch = page.getByRole('banner').getByRole('link', { name: 'English' });
    await expect(languageSwitch).toHaveAttribute(
      'href',
      '/national-programs/students?topic=germany&step=2',
    );
  });
});

test('the switch of a Bengali error page leads to a page that exists', async ({ request }) => {
  for (const path of ['/bn/nope', '/bn/blog/no-such-post', '/bn/destinations/atlantis']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const [, href] = /<a href="([^"]*)" lang="en" hrefLang="en"/.exec(await response.text()) ?? [];
    expect(href, path).toBe('/');
  }
});
