import type { Page } from '@playwright/test';
import {
  errorSummary,
  fillInForm,
  formPath,
  newEmail,
  submitButton,
} from '../helpers/application-form.ts';
import { startSite } from '../helpers/site.ts';
import { skippedViewTransition } from '../helpers/skipped-view-transition.ts';
import { expect, test as siteTest } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/**
 * Visits every kind of page with React's development build, which warns about errors that the production build ignores:
 * duplicate keys, invalid nesting of HTML, and hydration mismatches.
 */
const test = siteTest.extend<{ warnings: undefined }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter.
    async ({}, use) => {
      const site = await startSite({ LOG_LEVEL: 'error' }, [
        '--conditions=development',
        'server/dev.ts',
      ]);
      await use(site);
      await site.stop();
    },
    // The first page takes long, because Vite bundles React.
    { scope: 'worker', timeout: 180_000 },
  ],
  // Errors already fail every test (tests/helpers/test.ts). Here warnings do too, in the browser and on the server.
  warnings: [
    async ({ page, site }, use) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning' && !/preloaded using link preload/.test(message.text())) {
          warnings.push(message.text());
        }
      });
      const outputStart = site.output().length;
      await use(undefined);
      expect(warnings, 'warnings in the browser').toEqual([]);
      expect(site.output().slice(outputStart), 'output of the server').toBe('');
    },
    { auto: true },
  ],
});

// Vite adds styles by script. A page without them doesn't opt in to view transitions yet, which aborts the previous page's one.
test.use({ allowedErrors: [skippedViewTransition] });

// One after the other, because all tests share one server.
test.describe.configure({ mode: 'default', timeout: 180_000 });

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

for (const path of [
  '/',
  '/about',
  '/apply',
  '/global-programs',
  '/global-programs/international-internship',
  '/global-programs/study-abroad',
  '/global-programs/pathway-program',
  '/destinations',
  '/destinations/germany',
  '/destinations/malta',
  '/global-programs/hotel-immersion',
  '/apply/pathway-program',
  '/blog',
  '/blog?page=2',
  '/blog/motivation-letter',
]) {
  test(`${path} causes no warning`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('the form', () => {
  test.use({ allowedErrors: [[skippedViewTransition, /status of 422/], { scope: 'test' }] });

  test('with messages, and when sent and stored, causes no warning', async ({ page }) => {
    await open(page, formPath);
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeVisible();
    await fillInForm(page, newEmail());
    await submitButton(page).click();
    await expect(page.getByRole('main').getByText(/^OPR-/)).toBeVisible();
  });

  /** Sends the form without scripts: this page's entry script never loads, the next page's does. */
  async function sendWithoutScripts(page: Page, { phone }: { phone: string }) {
    let isSent = false;
    // `unroute` before the click would release the delayed script, which might hydrate the page first.
    await page.route(/entry\.client/, async (route) => {
      if (isSent) await route.continue();
    });
    await page.goto(formPath, { waitUntil: 'commit' });
    await fillInForm(page, newEmail());
    await page.getByLabel('Phone number').fill(phone);
    isSent = true;
    await submitButton(page).click();
  }

  test('causes no warning when the server sends it back with messages', async ({ page }) => {
    await sendWithoutScripts(page, { phone: '01700' });
    await expect(errorSummary(page)).toBeVisible();
    await waitForHydration(page);
  });

  test('causes no warning on the confirmation page that the server renders', async ({ page }) => {
    await sendWithoutScripts(page, { phone: '01700 000000' });
    await expect(page).toHaveURL(/\/received\?/);
    await expect(page.getByRole('main').getByText(/^OPR-/)).toBeVisible();
    await waitForHydration(page);
  });
});

test.describe('a page that does not exist', () => {
  test.use({ allowedErrors: [[skippedViewTransition, /status of 404/], { scope: 'test' }] });

  for (const path of ['/nope', '/destinations/nowhere', '/blog/no-such-post']) {
    test(`${path} causes no warning`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('navigation from page to page causes no warning', async ({ page }) => {
  await open(page, '/');
  for (const [link, path] of [
    ['Services', '/services'],
    ['Contact Us', '/contact?about=services#message'],
    ['Explore Global Programs', '/global-programs'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).last().click();
    await expect(page).toHaveURL(path);
    await waitForHydration(page);
  }
});
