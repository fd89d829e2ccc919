import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { expect, test } from '../helpers/test.ts';
import { menu, menuButton, readRecord, showStrip, strip } from '../helpers/visitor-record.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const planPath = '/global-programs?age=22&plan=germany-internship&leave=2028-09';
const passport = (page: Page) => page.getByRole('checkbox', { name: /^Passport/ });
const resume = (page: Page) => page.getByRole('checkbox', { name: /^Updated resume/ });

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

test.use({ viewport: { width: 390, height: 844 } });

test('the strip says place, month and documents, leads to the plan, and nothing of it is sent', async ({
  page,
}) => {
  await open(page, '/about');
  expect(await page.locator('[data-has-strip]').count()).toBe(0);
  await page.keyboard.press('Shift');
  await expect(strip(page)).toHaveCount(0);

  await open(page, planPath);
  await passport(page).check();
  await expect.poll(() => readRecord(page)).toContain('"documents":["passport"]');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await open(page, '/about');
  await showStrip(page);
  const next = strip(page).getByRole('link');
  await expect(next).toHaveText(
    /^Germany\s+September 2028\s+1 of 8 documents\s+See what is missing\s+$/,
  );
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await next.press('Enter');
  await expect(page).toHaveURL(/\/global-programs\?age=22&plan=germany-internship&leave=2028-09$/);
  await expect(passport(page)).toBeChecked();
  // On the plan, the next action is the form.
  await showStrip(page);
  await expect(strip(page).getByRole('link')).toHaveText(/Apply\s+$/);
  expect(requestedUrls.filter((url) => /age=22|plan=|passport/.test(url))).toEqual([]);
});

test('the next action follows the views of "Can I go?": it is the form on the plan alone', async ({
  page,
}) => {
  await open(page, '/global-programs?age=22');
  await page.getByRole('link', { name: /^Plan/ }).first().press('Enter');
  await expect(page).toHaveURL(/&plan=/);
  await showStrip(page);
  const next = strip(page).getByRole('link');
  await expect(next).toHaveText(/Apply\s+$/);
  await page.goBack();
  await expect(next).toHaveText(/See what is missing\s+$/);
  await page.goForward();
  await expect(next).toHaveText(/Apply\s+$/);
});

test('the strip stands between the header and the page, which keeps its whole first view', async ({
  page,
}) => {
  await open(page, '/destinations/germany');
  await resume(page).check();
  // The first tick imports the code that stores it.
  await expect.poll(() => readRecord(page)).toContain('"resume"');
  for (const [width, height] of [
    [320, 700],
    [390, 844],
    [820, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/about', '/destinations/germany', '/apply', '/blog']) {
      await open(page, path);
      await showStrip(page);
      const boxes = await page.evaluate(() => {
        const measure = (selector: string) => {
          const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return { top: top ?? 0, bottom: bottom ?? 0 };
        };
        return {
          header: measure('body > header'),
          strip: measure('body > header + section'),
          title: measure('h1'),
          overflow: document.documentElement.scrollWidth - innerWidth,
        };
      });
      const where = `${path} at ${width}`;
      expect(boxes.header.top, where).toBe(0);
      expect(Math.abs(boxes.strip.top - boxes.header.bottom), where).toBeLessThanOrEqual(1);
      expect(boxes.title.top, where).toBeGreaterThanOrEqual(boxes.strip.bottom);
      expect(boxes.overflow, where).toBeLessThanOrEqual(0);
    }
  }
});

test('the strip causes no layout shift, whether its script runs before the first paint or after', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/destinations/germany');
  await resume(page).check();
  // The first tick imports the code that stores it.
  await expect.poll(() => readRecord(page)).toContain('"resume"');
  for (const path of ['/about', '/apply', '/blog', '/destinations/italy', '/']) {
    await open(page, path);
    const wasReserved = await page.locator('html[data-has-strip]').count();
    if (!wasReserved) await expect(strip(page)).toHaveCount(0);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(400);
    await expect(strip(page)).toHaveCount(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(strip(page)).toBeInViewport();
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts),
      path,
    ).toEqual([]);
  }
});

test('space that is reserved late doesn’t move the visible part of the page', async ({ page }) => {
  await open(page, '/apply');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const readTop = () =>
    page.evaluate(() => document.querySelector('main ul')?.getBoundingClientRect().top);
  const before = await readTop();
  // The first tick creates the record, so that the strip appears.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-document]')?.click());
  await expect(strip(page)).toHaveCount(1);
  expect(await readTop()).toBe(before);
});

test('a document is ticked in every list, also in another window and before the scripts run', async ({
  page,
  context,
}) => {
  await open(page, '/destinations/germany');
  await passport(page).check();
  const other = await context.newPage();
  await open(other, '/apply');
  await expect(passport(other)).toBeChecked();
  await resume(other).check();
  await expect(resume(page)).toBeChecked();
  await passport(other).uncheck();
  await expect(passport(page)).not.toBeChecked();
  await open(page, planPath);
  await expect(passport(page)).not.toBeChecked();
  await expect(resume(page)).toBeChecked();
  await page.reload();
  await expect(resume(page)).toBeChecked();
});

test('the menu works by keyboard, and returns the focus', async ({ page }) => {
  await open(page, planPath);
  await open(page, '/blog');
  await showStrip(page);
  await menuButton(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByText('Kept on this device only')).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Germany, September 2028' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('"Delete all" leaves nothing on the device', async ({ page }) => {
  await open(page, '/apply/virtual-internship');
  await page.getByLabel('First name').fill('Nusrat');
  await page.getByLabel('Email').fill('nusrat@example.org');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('draft:/apply/virtual-internship');
  // The record's code is imported only when it is needed, so it is stored a moment later.
  await expect.poll(() => readRecord(page)).toContain('/apply/virtual-internship');
  await open(page, '/apply');
  await passport(page).check();
  await expect.poll(() => readRecord(page)).toContain('"passport"');
  await page.reload();
  await waitForHydration(page);
  await showStrip(page);
  await expect(strip(page).getByRole('link')).toHaveAttribute('href', '/apply/virtual-internship');
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: 'Delete all' }).click();
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByText('Your crossing is deleted')).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await expect(passport(page)).not.toBeChecked();
  expect(
    await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat()),
  ).toEqual([]);
  expect(await page.locator('html[data-has-strip]').count()).toBe(0);
});

test('where the browser refuses its storage, boxes can be ticked and the page works', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/apply');
  await passport(page).check();
  await expect(passport(page)).toBeChecked();
  await open(page, planPath);
  await passport(page).check();
  await expect(page.getByText('1 of 8 documents is ready.')).toBeVisible();
});

test.describe('when a file of the strip can’t be fetched', () => {
  test.use({ allowedErrors: [/^failed: |ERR_FAILED/] });

  for (const [name, file, path] of [
    ['its stylesheet', 'strip-*.css', '/about'],
    ['its English texts', 'visitor-record-*.js', '/about'],
    ['its Bengali texts', 'visitor-record-*.js', '/bn/about'],
  ] as const) {
    test(`${name}: the page has no strip, and no uncaught error`, async ({ page }) => {
      await open(page, planPath);
      await passport(page).check();
      await expect.poll(() => readRecord(page)).toContain('"passport"');
      await page.route(`**/assets/${file}`, (route) => route.abort());
      // The page may fetch it before a key is pressed.
      const failure = page.waitForEvent('requestfailed');
      await open(page, path);
      await page.keyboard.press('Shift');
      await failure;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body > header + section')).toHaveCount(0);
    });
  }
});
