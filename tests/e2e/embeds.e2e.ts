import { createServer } from 'node:http';
import type { Locator } from '@playwright/test';
import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { newEmail, skipSendingTime } from '../helpers/application-form.ts';
import { listen } from '../helpers/listen.ts';
import { startSite } from '../helpers/site.ts';
import { findSubmissions } from '../helpers/store.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';
import { embedHeights } from '../specification/embed-heights.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

/** By how many pixels an iframe is higher than its content. */
async function measureSpareHeight(frame: Locator): Promise<number> {
  const [frameHeight, contentHeight] = await Promise.all([
    frame.evaluate((element) => element.clientHeight),
    frame
      .contentFrame()
      .locator('body')
      .evaluate((body) => Math.ceil(body.getBoundingClientRect().height)),
  ]);
  return frameHeight - contentHeight;
}

test('the iframe of our contact form is always as high as its content, and the form can be sent from there', async ({
  page,
  site,
}) => {
  const email = newEmail();
  await page.goto('/contact');
  const frame = page.getByTitle('Contact form');
  const form = frame.contentFrame();
  await form.getByLabel('Student').check();
  await form.getByLabel('Name', { exact: true }).fill('Tanvir Alam');
  await form.getByLabel('Email address').fill(email);
  const spareHeight = () => measureSpareHeight(frame);
  await expect.poll(spareHeight).toBe(0);
  // With the error summary and a message, the form is higher.
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(form.getByRole('region', { name: /another look/ })).toBeVisible();
  await expect.poll(spareHeight).toBe(0);
  await form.getByLabel('Message').fill('May I visit on Monday?');
  await form.getByRole('button', { name: /^Send/ }).click();
  await expect(form.getByRole('heading', { level: 1 })).toHaveText('Your message is with us');
  await expect.poll(spareHeight).toBe(0);
  expect(await findSubmissions(site, email)).toMatchObject([{ form: 'contact' }]);
});

test('an iframe is as high as its content even if that is loaded long before the scripts of the page around it', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (route.request().frame() === page.mainFrame()) await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/national-programs/students', { waitUntil: 'commit' });
  const frame = page.getByTitle('Registration form');
  const content = frame.contentFrame();
  await expect(content.getByRole('button', { name: 'Register' })).toBeVisible();
  const contentFrame = await (await frame.elementHandle())?.contentFrame();
  if (contentFrame) await waitForHydration(contentFrame);
  release();
  await waitForHydration(page);
  await expect.poll(() => measureSpareHeight(frame)).toBe(0);
});

test.describe('when our form can’t be loaded', () => {
  test.use({ allowedErrors: [/^failed: |ERR_CONNECTION_RESET|502/] });

  test('the page says so, and a later attempt loads the form', async ({ page }) => {
    const failing = /\/embed\/study-abroad/;
    await page.route(failing, (route) => route.abort('connectionreset'));
    await page.goto('/apply/study-abroad');
    const failure = page.getByRole('status').filter({ hasText: 'This did not load' });
    const tryAgain = failure.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    const frame = page.getByTitle('Study Abroad Application Form');
    await expect(frame).toBeHidden();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    // The first failure was before the scripts of the page ran, and this one is after that.
    const failed = page.waitForEvent('requestfailed');
    await tryAgain.click();
    await failed;
    await expect(tryAgain).toBeVisible();
    await page.unroute(failing);
    await tryAgain.click();
    await expect(frame.contentFrame().getByLabel('First name')).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('the page says so, too, if the server in front of the site answers with its own page', async ({
    page,
  }) => {
    const failing = /\/embed\/study-abroad/;
    await page.route(failing, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
    await page.goto('/apply/study-abroad');
    const failure = page.getByRole('status').filter({ hasText: 'This did not load' });
    const tryAgain = failure.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await page.unroute(failing);
    await tryAgain.click();
    const frame = page.getByTitle('Study Abroad Application Form');
    await expect(frame.contentFrame().getByLabel('First name')).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

for (const width of [390, 1440]) {
  test(`the contact page has no accessibility violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contact');
    await expect(
      page.getByTitle('Contact form').contentFrame().getByLabel('Message'),
    ).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the iframe is shown, and its fallback link opens the form as a page', async ({ page }) => {
    await page.goto('/contact');
    await expect(
      page.getByTitle('Contact form').contentFrame().getByLabel('Message'),
    ).toBeVisible();
    const link = page.getByRole('link', { name: 'click here to open it in a new tab' });
    await page.goto((await link.first().getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send us a message');
  });
});

test.describe('a page of another site in an iframe', () => {
  test.use({ allowedErrors: [/foreign/] });

  /** Starts a page of another site. */
  async function startOtherSite(headers: Record<string, string>) {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', ...headers });
      response.end('<!doctype html><title>Outside</title><p>Write to us here.');
    });
    const { url, stop } = await listen(server);
    return { url: `${url}/form`, stop };
  }

  test('has the minimum height of the specification, up to 768 px and above', async ({ page }) => {
    const { url, stop } = await startOtherSite({});
    const urlOf = (setting: string) => `${url}?${setting}`;
    const settings = embedHeights.map(({ setting }) => [setting, urlOf(setting)]);
    const site = await startSite(Object.fromEntries(settings));
    for (const [side, width] of [
      ['narrow', 768],
      ['wide', 769],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const { setting, page: path, [side]: height } of embedHeights) {
        await page.goto(site.url + path);
        const frame = page.locator(`iframe[src="${urlOf(setting)}"]`);
        await expect(frame.contentFrame().getByText('Write to us here.')).toBeVisible();
        const shownHeight = await frame.evaluate((element) => element.clientHeight);
        expect(shownHeight, `${setting} at ${width} px`).toBe(height);
      }
    }
    await page.close();
    await site.stop();
    await stop();
  });

  test('that forbids embedding is replaced by a link', async ({ page }) => {
    const { url, stop } = await startOtherSite({ 'X-Frame-Options': 'DENY' });
    const site = await startSite({ CONTACT_FORM_URL: url, STUDY_ABROAD_FORM_URL: url });
    await expect.poll(() => site.output()).toContain('forbids to be shown in a frame');
    for (const [path, title] of [
      ['/contact', 'Contact form'],
      // The link to a new tab below this frame opens another form.
      ['/apply/study-abroad', 'Study Abroad Application Form'],
    ] as const) {
      await page.goto(site.url + path);
      await expect(page.getByTitle(title)).toHaveCount(0);
      await expect(page.getByText('This page opens in a new tab')).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Open it in a new tab', exact: true }),
        path,
      ).toHaveAttribute('href', url);
    }
    // Its scripts may still be loading.
    await page.close();
    await site.stop();
    await stop();
  });
});
