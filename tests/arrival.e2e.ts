import type { Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

async function follow(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

test('after a link is followed by keyboard, the focus is on the new page’s heading', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await follow(page, 'Contact us');
  await expect(heading(page, 'Contact us')).toBeFocused();
  await expect(page).toHaveTitle(/^Contact/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Who we are')).toBeFocused();
});

test('also from the drawer of a phone, and from one page of a route to another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/destinations/malta');
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('navigation', { name: 'Main' });
  await drawer.locator('summary', { hasText: 'Destinations' }).click();
  await drawer.getByRole('link', { name: 'Bahrain' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/destinations/bahrain');
  await expect(heading(page, /Bahrain/)).toBeFocused();
});

test('also to a post, which the browser fetches first', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const card = page.getByRole('article').first().getByRole('link');
  const title = (await card.textContent()) ?? '';
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, title)).toBeFocused();
});

test('a page that the browser itself loads has the focus where browsers put it', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await expect(page.locator('body')).toBeFocused();
});

test('links within a page, and its filters, keep the focus to themselves', async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  const category = page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link');
  await category.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=/);
  await expect(page.getByRole('region', { name: 'Posts' })).toHaveAttribute('aria-busy', 'false');
  await expect(category.nth(1)).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole('main')).toBeFocused();
});
