import {
  confirmationTitle,
  errorSummary,
  fillInForm,
  formPath,
  newEmail,
  skipSendingTime,
  submitButton,
  toast,
} from '../helpers/application-form.ts';
import { hideLaterContent } from '../helpers/hide-later-content.ts';
import { getReadingOrder } from '../helpers/reading-order.ts';
import { expect, test } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

/*
 * Compares names, roles, states and their order with the snapshots in accessibility-tree/, which are there to be read. Review a
 * change, then update them with `npx playwright test accessibility-tree --update-snapshots`.
 */
test.use({ reducedMotion: 'reduce' });

test('the header with its menus, the slideshow and the carousel match their snapshots', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await hideLaterContent(page);
  const header = page.getByRole('banner');
  await expect(header).toMatchAriaSnapshot({ name: 'header.aria.yml' });
  for (const menu of ['Global Programs', 'Destinations', 'National Programs']) {
    await header.locator('summary', { hasText: menu }).click();
    await expect(header.locator('details[open]')).toMatchAriaSnapshot({
      name: `menu-${menu.toLowerCase().replace(' ', '-')}.aria.yml`,
    });
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Background pictures' })).toMatchAriaSnapshot({
    name: 'slideshow.aria.yml',
  });
  const carousel = page.getByRole('region', { name: 'Recognized by Global Institutions' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('button')).toHaveCount(3);
  await expect(carousel).toMatchAriaSnapshot({ name: 'carousel.aria.yml' });
});

test('the search, the accordion and the tabs match their snapshots', async ({ page }) => {
  await page.goto('/global-programs');
  await waitForHydration(page);
  const questions = page.locator('div:has(> details > summary)').first();
  await expect(questions).toMatchAriaSnapshot({ name: 'accordion.aria.yml' });

  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('germany');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(/results/);
  await expect(dialog).toMatchAriaSnapshot({ name: 'search.aria.yml' });

  await page.goto('/destinations/germany');
  await waitForHydration(page);
  await expect(page.locator('div:has(> [role=tablist])')).toMatchAriaSnapshot({
    name: 'tabs.aria.yml',
  });
});

test('the dialog with the terms matches its snapshot', async ({ page }) => {
  await page.goto(formPath);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'terms and conditions' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'terms.aria.yml' });
});

test('the drawer on a phone matches its snapshot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'drawer.aria.yml' });
});

/** Replaces days, times, references and file sizes, which differ in each run, and the numbers of required fields. */
const removeVariableParts = (text: string) =>
  text
    .replaceAll(/(?:[A-Z][a-z]+day, )?[A-Z][a-z]+ \d{1,2}, \d{4}/g, '[day]')
    .replaceAll(/\d{1,2}:\d{2} [AP]M/g, '[time]')
    .replaceAll(/\d\d\/\d\d\/\d{4}/g, '[example]')
    .replaceAll(/OPR-[A-Z0-9]+-[A-Z0-9]+/g, '[reference]')
    .replaceAll(/\d+ kB/g, '[size]')
    .replaceAll(/[A-Z][a-z]+ answers need/g, '[number] answers need')
    .replaceAll(/\d+ of \d+ required/g, '[number] of [all] required')
    .replaceAll(/^(button, “.+): \d+”/gm, '$1: [number]”');

/** The journey that docs/accessibility.md describes. On the first two pages, texts between links and controls are left out. */
test('a screen reader reads the snapshot’s lines from the home page to a stored application', async ({
  page,
}) => {
  const lines: string[] = [];
  const record = async (title: string, options: Parameters<typeof getReadingOrder>[1]) => {
    await hideLaterContent(page);
    lines.push(`# ${title}`, ...(await getReadingOrder(page, options)), '');
  };
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible();
  await record('Home', { start: 'main' });

  await page.getByRole('link', { name: 'Learn More about Virtual Internship' }).click();
  await expect(page).toHaveTitle(/^Virtual Internship/);
  await record('Programme', { start: 'main' });

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click();
  await expect(page.getByLabel('First name')).toBeVisible();
  await waitForHydration(page);
  const form = page.locator('main form');
  // The hint with an example appears once the browser is idle.
  await expect(page.getByLabel('Preferred start date')).toHaveAccessibleDescription(/^For example/);
  await hideLaterContent(page);
  await expect(form).toMatchAriaSnapshot({ name: 'form.aria.yml' });
  await record('Application', { start: 'main', texts: true });

  await submitButton(page).click();
  await expect(errorSummary(page)).toBeFocused();
  await expect(form).toMatchAriaSnapshot({ name: 'form-with-messages.aria.yml' });
  await record('Application, sent without anything filled in', { start: 'form', texts: true });

  await fillInForm(page, newEmail());
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
  await expect(toast(page).getByText(confirmationTitle)).toBeVisible();
  await record('Confirmation', {
    start: 'region',
    named: 'Your application is with us',
    texts: true,
  });
  await record('Confirmation, what the notification area says by itself', {
    start: 'region',
    named: 'Notifications',
    texts: true,
  });
  expect(removeVariableParts(lines.join('\n'))).toMatchSnapshot('journey.txt');
});
