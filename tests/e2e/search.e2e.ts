import { findAccessibilityViolations } from '../helpers/accessibility-violations.ts';
import { blockRequests } from '../helpers/block-requests.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

const sizes = {
  'the desktop': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
};

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the search works by keyboard: “/” opens it, it understands a Bengali name, Enter opens the result', async ({
      page,
    }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto('/about');
      await waitForHydration(page);
      expect(fetched.filter((path) => path.includes('search'))).toEqual([]);

      await page.keyboard.press('/');
      const field = page.getByRole('combobox', { name: 'Search' });
      const options = page.getByRole('option');
      const active = page.locator('[role="option"][aria-selected="true"]');
      await expect(field).toBeFocused();
      await expect(options).toHaveCount(5);
      await expect(active).toHaveCount(0);
      expect(fetched).toEqual(
        expect.arrayContaining(['/search-records.json', '/search-posts.json']),
      );
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await page.keyboard.type('jarmani');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
        '3 results for jarmani, read as Germany',
      );
      await expect(active).toHaveAccessibleName(/^Germany/);
      await page.keyboard.press('ArrowUp');
      await expect(active).toHaveAccessibleName(/Germany, /);
      await page.keyboard.press('ArrowDown');
      await expect(active).toHaveAccessibleName(/^Germany/);
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await active.getAttribute('id')) ?? '',
      );
      // Home and End move the cursor in the field.
      await page.keyboard.press('Home');
      await page.keyboard.type('x');
      await expect(field).toHaveValue('xjarmani');
      await page.keyboard.press('Backspace');
      await expect(active).toHaveAccessibleName(/^Germany/);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      const heights = await page
        .getByRole('dialog')
        .locator('a, button, input')
        .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/destinations/germany');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Germany' })).toBeVisible();
    });

    test('Escape empties the search, then closes it and restores the focus; an unknown word finds nothing', async ({
      page,
    }) => {
      await page.goto('/about');
      await waitForHydration(page);
      const control = page.getByRole('link', { name: 'Search', exact: true });
      await control.click();
      const field = page.getByRole('combobox');
      await field.fill('Mars');
      await expect(page.getByRole('dialog')).toContainText('We have no page about “Mars”.');
      expect(await findAccessibilityViolations(page)).toEqual([]);
      // The narrowest phone. On the desktop, resizing would replace this control with the phone's.
      if (viewport.width < 768) await page.setViewportSize({ width: 320, height: 640 });
      await field.fill('internship');
      await expect(page.getByRole('option', { name: /^All \d+ results$/ })).toBeAttached();
      const [overflow, scrollX] = await page
        .getByRole('dialog')
        .evaluate((dialog) => [dialog.scrollWidth - dialog.clientWidth, window.scrollX]);
      expect([overflow, scrollX], 'horizontal overflow').toEqual([0, 0]);
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(control).toBeFocused();
      await expect(page).toHaveURL('/about');
    });
  });
}

test('the key that comes in the moment in which the dialog closes opens it again', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('option')).toHaveCount(5);
  // The browser tells of the closed dialog in a later event.
  await page.evaluate(() => {
    document.querySelector('dialog')?.close();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));
  });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.type('malta');
  await expect(page.getByRole('combobox')).toHaveValue('malta');
});

test('“/” in a text field is typed and opens no search', async ({ page }) => {
  await page.goto('/apply/virtual-internship');
  await waitForHydration(page);
  const letter = page.getByLabel('Motivation Letter');
  await letter.pressSequentially('and/or');
  await expect(letter).toHaveValue('and/or');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('while the search loads, Backspace corrects what is typed after “/”', async ({ page }) => {
  const release = await blockRequests(page, /\/assets\/mount-search[^/]*\.js$/);
  await page.goto('/about');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.keyboard.type('germany');
  await page.keyboard.press('Backspace');
  release();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('combobox')).toHaveValue('german');
});

test('while the search loads, Escape cancels it', async ({ page }) => {
  const release = await blockRequests(page, /\/assets\/mount-search[^/]*\.js$/);
  await page.goto('/about');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await page.keyboard.type('germany');
  await page.keyboard.press('Escape');
  release();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What was typed before Escape isn't in the next search.
  await page.keyboard.press('/');
  await page.keyboard.type('malta');
  await expect(page.getByRole('combobox')).toHaveValue('malta');
});

test.describe('if the code of the search can’t be loaded', () => {
  test.use({ allowedErrors: [/mount-search|ERR_FAILED/] });

  test('“/” opens the search page', async ({ page }) => {
    await page.route('**/mount-search*.js', (route) => route.abort());
    await page.goto('/about');
    await waitForHydration(page);
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/global-programs?q=');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes['a phone'] });

  test('the search is a page with results, which search engines don’t index', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/global-programs?q=');
    const field = page.getByRole('textbox', { name: 'Search' });
    await field.fill('জার্মানি');
    await page.getByRole('button', { name: 'Search' }).click();
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('3 results for জার্মানি, read as Germany');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await field.fill('passport');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { name: 'Posts' })).toBeVisible();
    await field.fill('Mars');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(
      page.getByRole('heading', { name: 'We have no page about “Mars”.' }),
    ).toBeVisible();
    await field.fill('jobs in saudi arabia');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(
      page.getByRole('heading', { name: 'We have no page about “Saudi Arabia”.' }),
    ).toBeVisible();
    const ask = page.getByRole('link', { name: 'Ask us about “jobs in saudi arabia”' });
    await expect(ask).toHaveAttribute('href', /^\/contact\?message=jobs/);
    await page.goto('/global-programs?q=germny');
    await page.getByRole('main').getByRole('link', { name: 'Germany' }).first().click();
    await expect(page).toHaveURL('/destinations/germany');
  });
});

test('the log contains no search words', async ({ request, site }) => {
  for (const path of ['/global-programs', '/global-programs.data', '/Global-Programs']) {
    const response = await request.get(`${path}?q=zanzibar`, { maxRedirects: 0 });
    expect([200, 301]).toContain(response.status());
    await expect.poll(site.output).toContain(`"path":"${path}"`);
  }
  expect(site.output()).not.toContain('zanzibar');
});

test('a page with a campaign’s query parameters is served from its file', async ({ request }) => {
  const file = await request.get('/global-programs');
  const campaign = await request.get('/global-programs?utm_source=q');
  const search = await request.get('/global-programs?q=germany');
  expect(campaign.headers().etag).toBe(file.headers().etag);
  expect(search.headers().etag).toBeUndefined();
  expect(await search.text()).toContain('/destinations/germany');
});
