import type { Page } from '@playwright/test';
import {
  errorSummary,
  fillInForm,
  formPath,
  newEmail,
  submitButton,
} from '../helpers/application-form.ts';
import { startSite } from '../helpers/site.ts';
import { expect, test as siteTest } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

/**
 * Every kind of screen with React's development build, which warns of what its production build passes over in
 * silence: duplicate keys, HTML nested as HTML can't be, pages that the browser renders otherwise than the server.
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
    // The first page waits until Vite has bundled React.
    { scope: 'worker', timeout: 180_000 },
  ],
  // An error fails every test already (tests/helpers/test.ts); here a warning does too, in the browser and on the server.
  warnings: [
    async ({ page, site }, use) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning' && !/preloaded using link preload/.test(message.text())) {
          warnings.push(message.text());
        }
      });
      const before = site.output().length;
      await use(undefined);
      expect(warnings, 'warnings in the browser').toEqual([]);
      expect(site.output().slice(before), 'what the server wrote').toBe('');
    },
    { auto: true },
  ],
});

// Vite's styles come by scripts: a page that permits no view transition yet aborts the one that its predecessor began.
test.use({ allowedErrors: [/ViewTransition opt-in disabled/] });

// One after the other, on one server.
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
  '/global-programs?age=22&length=12-months&plan=germany-internship',
  '/global-programs?age=22&compare=usa-teacher&compare=virtual-internship&compare=germany-internship&view=compare',
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
  test(`React has nothing to say about ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('the form', () => {
  test.use({ allowedErrors: [/ViewTransition opt-in disabled|status of 422/] });

  test('React has nothing to say about a form with messages, sent and stored', async ({ page }) => {
    await open(page, formPath);
    await submitButton(page).click();
    await expect(errorSummary(page)).toBeVisible();
    await fillInForm(page, newEmail());
    await submitButton(page).click();
    await expect(page.getByText(/^OPR-/)).toBeVisible();
  });

  /** The browser sends the form itself: the script that would take this page over never comes; the next page's does. */
  async function sendWithoutScripts(page: Page, { phone }: { phone: string }) {
    let sent = false;
    // Not `unroute` before the click: what was held then comes after all, and may take the page over first.
    await page.route(/entry\.client/, async (route) => {
      if (sent) await route.continue();
    });
    await page.goto(formPath, { waitUntil: 'commit' });
    await fillInForm(page, newEmail());
    await page.getByLabel('Phone number').fill(phone);
    sent = true;
    await submitButton(page).click();
  }

  test('nor about a form that the server sends back', async ({ page }) => {
    await sendWithoutScripts(page, { phone: '01700' });
    await expect(errorSummary(page)).toBeVisible();
    await waitForHydration(page);
  });

  test('nor about the page of an application that the server received', async ({ page }) => {
    await sendWithoutScripts(page, { phone: '01700 000000' });
    await expect(page).toHaveURL(/\/received\?/);
    await expect(page.getByText(/^OPR-/)).toBeVisible();
    await waitForHydration(page);
  });
});

test.describe('what is not found', () => {
  test.use({ allowedErrors: [/ViewTransition opt-in disabled|status of 404/] });

  for (const path of ['/nope', '/destinations/nowhere', '/blog/no-such-post']) {
    test(`React has nothing to say about ${path}`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('nor about going from page to page', async ({ page }) => {
  await open(page, '/');
  for (const [link, path] of [
    ['Services', '/services'],
    ['Contact Us', '/contact'],
    ['Explore Global Programs', '/global-programs'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).last().click();
    await expect(page).toHaveURL(path);
    await waitForHydration(page);
  }
});
