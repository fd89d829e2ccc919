import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { applicationPages } from '../app/content/applications/application-pages.ts';
import { hydrated } from './hydrated.ts';
import type { Site } from './site.ts';
import { expect as expectSoon, test } from './test.ts';

// Sending takes two seconds by itself; these journeys are long.
const expect = expectSoon.configure({ timeout: 15_000 });
test.describe.configure({ timeout: 90_000 });

const root = join(import.meta.dirname, '..');
const address = '/apply/virtual-internship';
const title = 'Application Submitted Successfully!';
const text = "We'll review your application and get back to you within 48 hours.";

/** SPEC section 5, in the form's order. */
const requiredMessages = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Phone number must be at least 10 digits',
  dateOfBirth: 'Date of birth is required',
  nationality: 'Nationality is required',
  currentEducation: 'Current education level is required',
  institution: 'Institution name is required',
  fieldOfStudy: 'Field of study is required',
  graduationYear: 'Expected graduation year is required',
  preferredStartDate: 'Preferred start date is required',
  preferredDestination: 'Preferred destination is required',
  programDuration: 'Program duration preference is required',
  languageSkills: 'Language skills are required',
  motivationLetter: 'Motivation letter must be at least 100 characters',
  agreeToTerms: 'You must agree to the terms and conditions',
};

const letter =
  'I study tourism in Dhaka and want to learn how a company in another country plans its season, from my own desk.';

/** Another applicant for each test: the store is shared. */
const newEmail = () => `${randomUUID()}@applicants.example`;

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First name').fill('Nusrat');
  await page.getByLabel('Last name').fill('Rahman');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('+880 1700-000000');
  await page.getByLabel('Date of birth').fill('2003-03-14');
  await page.getByLabel('Nationality').fill('Bangladeshi');
  await page.getByLabel('Undergraduate').check();
  await page.getByLabel('Institution name').fill('University of Dhaka');
  await page.getByLabel('Field of study').fill('Tourism');
  await page.getByLabel('Expected graduation year').fill('2027');
  await page.getByLabel('Preferred start date').fill('2027-02-01');
  await page.getByLabel('Preferred destination').selectOption('portugal');
  await page.getByLabel('6 months').check();
  await page.getByLabel('Language skills').fill('Bangla, English');
  await page.getByLabel('Motivation letter').fill(letter);
  await page.getByLabel('Valid Passport (min. 2 years)').check();
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
}

const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit/ });
const summary = (page: Page) => page.getByRole('region', { name: /need(s)? another look/ });
const failureNote = (page: Page) => page.locator('form [role=alert]');
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });

async function openForm(page: Page) {
  await page.goto(address);
  await hydrated(page);
}

/** The applications that staff find under an e-mail address. */
async function storedFor(site: Site, email: string) {
  const { stdout } = await promisify(execFile)('node', ['cli/applications.ts', 'list', '--json'], {
    cwd: root,
    env: site.environment,
  });
  const applications = JSON.parse(stdout) as { email: string; reference: string }[];
  return applications.filter((application) => application.email === email);
}

/** Takes the store's table away until the function has ended. */
async function withoutStore(site: Site, work: () => Promise<void>) {
  const file = site.environment.DATABASE_URL?.replace('file:', '') ?? '';
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA legacy_alter_table = ON');
    database.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
    database.close();
  };
  rename('applications', 'gone');
  try {
    await work();
  } finally {
    rename('gone', 'applications');
  }
}

async function accessibilityViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.describe('the pages', () => {
  for (const [slug, page] of Object.entries(applicationPages)) {
    test(`/apply/${slug} has its title, highlights, and the way back`, async ({ page: tab }) => {
      await tab.goto(`/apply/${slug}`);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(page.title);
      for (const { label, value } of page.highlights) {
        await expect(tab.locator('dl > div', { hasText: label })).toContainText(value);
      }
      await expect(tab.getByRole('link', { name: 'Back to Programs' })).toHaveAttribute(
        'href',
        '/apply',
      );
      await expect(tab.getByRole('group', { name: /^Section \d of 5/ })).toHaveCount(5);
    });
  }

  test('each answer carries a submission id of its own and is kept nowhere', async ({
    request,
  }) => {
    const ids = new Set<string | undefined>();
    for (const _ of [1, 2]) {
      const answer = await request.get(address);
      expect(answer.headers()['cache-control']).toBe('no-store');
      ids.add(/name="submissionId" value="([\da-f-]{36})"/.exec(await answer.text())?.[1]);
    }
    expect(ids.size).toBe(2);
    expect(ids).not.toContain(undefined);
  });

  test('other programmes have no page', async ({ request }) => {
    expect((await request.get('/apply/nothing')).status()).toBe(404);
    expect((await request.post('/apply/nothing', { form: { a: 'b' } })).status()).toBe(404);
    expect((await request.get(`${address}/received`)).status()).toBe(404);
    const guessed = `${address}/received?reference=OPR-AAAA-BBBB&submission=1`;
    expect((await request.get(guessed)).status()).toBe(404);
  });
});

test('an application is stored, confirmed, and the form is empty again', async ({ page, site }) => {
  const email = newEmail();
  await openForm(page);
  await fillIn(page, email);
  await expect(page.getByText('16 of 16 required')).toBeVisible();

  const startedAt = Date.now();
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Submitting Application...');
  await expect(submitButton(page)).toBeDisabled();
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2000);

  await expect(toast(page).getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText(title, { exact: true })).toHaveCount(1);
  const heading = page.getByRole('heading', { name: 'Your application is with us' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const reference = await page.getByText(/^OPR-[\dA-Z]{4}-[\dA-Z]{4}$/).textContent();
  await expect(page.getByText('Do not send the form again')).toBeVisible();
  await expect(submitButton(page)).toHaveText('Submit Application');
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('Undergraduate')).not.toBeChecked();
  await expect(page.getByText('0 of 16 required')).toBeVisible();

  const stored = await storedFor(site, email);
  expect(stored.map((application) => application.reference)).toEqual([reference]);
  expect(site.output()).not.toContain('Nusrat');
  expect(site.output()).not.toContain(email);

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('the next application from the same page is another one', async ({ page, site }) => {
  const emails = [newEmail(), newEmail()];
  await openForm(page);
  for (const email of emails) {
    await fillIn(page, email);
    await submitButton(page).click();
    await expect.poll(async () => (await storedFor(site, email)).length).toBe(1);
    await expect(page.getByLabel('First name')).toHaveValue('');
  }
});

test('a double click, and Enter on top of it, send one application', async ({ page, site }) => {
  const email = newEmail();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await openForm(page);
  await fillIn(page, email);
  await page.getByLabel('Institution name').focus();
  await submitButton(page).dblclick();
  await page.keyboard.press('Enter');
  await expect(toast(page).getByText(title)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(await storedFor(site, email)).toHaveLength(1);
});

test('a refused form names every answer, in order, beside its field and in the summary', async ({
  page,
}) => {
  await openForm(page);
  await submitButton(page).click();

  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('heading')).toHaveText('Sixteen answers need another look');
  await expect(summary(page).getByRole('link')).toHaveText(Object.values(requiredMessages));
  for (const [name, message] of Object.entries(requiredMessages)) {
    await expect(page.locator(`#${name}-message`)).toHaveText(message);
    await expect(
      page.locator(`[name=${name}]:not([type=radio]), fieldset[data-field=${name}]`),
    ).toHaveAttribute('aria-describedby', new RegExp(`\\b${name}-message\\b`));
  }
  await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('0 of 16 required')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Personal Information' })).toContainText('6 to fix');

  await summary(page).getByRole('link', { name: requiredMessages.nationality }).click();
  await expect(page.getByLabel('Nationality')).toBeFocused();
  await page.keyboard.type('Bangladeshi');
  await expect(page.getByText(requiredMessages.nationality)).toHaveCount(1);
  await expect(summary(page).getByRole('heading')).toHaveText('Fifteen answers need another look');
});

test('a message comes when a field is left, not while one types, and goes when it is right', async ({
  page,
}) => {
  await openForm(page);
  const email = page.getByLabel('Email address');
  const message = page.locator('#email-message');
  await email.pressSequentially('nusrat@');
  await expect(message).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(message).toHaveText(requiredMessages.email);
  await email.fill('nusrat@example.org');
  await expect(message).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');

  const phone = page.getByLabel('Phone number');
  await phone.fill('call me please');
  await phone.blur();
  await expect(page.locator('#phone-message')).toHaveText(requiredMessages.phone);

  await page
    .getByLabel('Motivation letter')
    .fill('Fifty-one characters are not one hundred of them...');
  await expect(page.getByText('51 of at least 100 characters')).toBeVisible();
});

test('a message that appears under the pointer does not swallow the click on the button', async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole('checkbox', { name: /I agree/ }).focus();
  await hydrated(page);
  const box = await submitButton(page).boundingBox();
  if (!box) throw new Error('The button is not shown');
  // At its upper edge: a line more above it moves it out from under the pointer.
  await page.mouse.move(box.x + 20, box.y + 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(summary(page)).toBeFocused();
});

test.describe('when the network fails', () => {
  test.use({ allowedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of [45]|failed: /] });

  test('all answers are kept, and the button sends them once', async ({ page, site }) => {
    const email = newEmail();
    await openForm(page);
    await fillIn(page, email);
    await page.route(`**${address}/submit`, (route) => route.abort());
    await submitButton(page).click();

    await expect(failureNote(page)).toContainText('We could not send your application');
    await expect(failureNote(page)).toContainText('hello@example.org');
    await expect(toast(page).getByText('We could not send your application')).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    expect(await storedFor(site, email)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.unroute(`**${address}/submit`);
    await submitButton(page).click();
    await expect(toast(page).getByText(title)).toBeVisible();
    await expect(failureNote(page)).toHaveCount(0);
    expect(await storedFor(site, email)).toHaveLength(1);
  });

  test('an answer that is lost after the application was stored makes no second one, not even after a reload', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await openForm(page);
    await fillIn(page, email);
    await page.route(`**${address}/submit`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitButton(page).click();
    await expect(failureNote(page)).toBeVisible();
    const [first] = await storedFor(site, email);
    expect(first).toBeDefined();

    await page.unroute(`**${address}/submit`);
    await page.reload();
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await submitButton(page).click();
    await expect(page.getByText(first?.reference ?? '')).toBeVisible();
    expect(await storedFor(site, email)).toHaveLength(1);
  });

  test('without any network from the first key on, the page stays and says so', async ({
    page,
    context,
  }) => {
    await openForm(page);
    await fillIn(page, newEmail());
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(failureNote(page)).toContainText('We could not send your application');
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
  });

  for (const [status, expected] of [
    [500, 'We could not save your application'],
    [413, 'Your application is too long to send'],
    [429, 'Too many applications at once'],
    [200, 'We could not send your application'],
  ] as const) {
    test(`an answer ${status} that is not the confirmation is a failure`, async ({ page }) => {
      await openForm(page);
      await fillIn(page, newEmail());
      await page.route(`**${address}/submit`, (route) =>
        route.fulfill({ status, contentType: 'text/html', body: '<h1>Please sign in</h1>' }),
      );
      await submitButton(page).click();
      await expect(failureNote(page)).toContainText(expected);
      await expect(page.getByText(title)).toHaveCount(0);
      await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    });
  }

  test('a store that fails is said, and works when it is back', async ({ page, site }) => {
    const email = newEmail();
    await openForm(page);
    await fillIn(page, email);
    await withoutStore(site, async () => {
      await submitButton(page).click();
      await expect(failureNote(page)).toContainText('We could not save your application');
    });
    await submitButton(page).click();
    await expect(toast(page).getByText(title)).toBeVisible();
    expect(await storedFor(site, email)).toHaveLength(1);
  });
});

test.describe('what the server refuses', () => {
  test.use({ allowedErrors: [/status of 422/] });

  test('stands beside the field', async ({ page }) => {
    await openForm(page);
    await fillIn(page, newEmail());
    await page.route(`**${address}/submit`, (route) =>
      route.fulfill({
        status: 422,
        json: { kind: 'refused', errors: { nationality: 'Nationality is required' } },
      }),
    );
    await submitButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(page.locator('#nationality-message')).toHaveText('Nationality is required');
    await expect(page.getByLabel('Nationality')).toHaveValue('Bangladeshi');
  });
});

test.describe('the draft', () => {
  test('comes back after a reload, and goes with one click', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('First name').fill('Nusrat');
    await page.getByLabel('Postgraduate').check();
    await page.getByLabel('Preferred destination').selectOption('malta');
    await page.getByLabel('Academic Transcripts').check();
    await hydrated(page);
    await page.getByLabel('Motivation letter').fill('Because');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('Because');
    const id = await page.locator('[name=submissionId]').inputValue();

    await page.reload();
    await expect(page.getByLabel('Motivation letter')).toHaveValue('Because');
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    await expect(page.getByLabel('Postgraduate')).toBeChecked();
    await expect(page.getByLabel('Preferred destination')).toHaveValue('malta');
    await expect(page.getByLabel('Academic Transcripts')).toBeChecked();
    await expect(page.locator('[name=submissionId]')).toHaveValue(id);
    await expect(toast(page).getByText('Your answers are back')).toBeVisible();
    // It belongs to its programme.
    await page.goto('/apply/student-exchange');
    await hydrated(page);
    await expect(page.getByLabel('First name')).toHaveValue('');

    await openForm(page);
    await page.getByRole('button', { name: 'Empty the form' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.locator('[name=submissionId]')).not.toHaveValue(id);
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByLabel('Postgraduate')).not.toBeChecked();
  });

  test('Clear the form empties it, and can be undone', async ({ page }) => {
    await openForm(page);
    await page.getByLabel('First name').fill('N');
    await page.getByLabel('First name').blur();
    await expect(page.locator('#firstName-message')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('');
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.locator('#firstName-message')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('N');
  });

  test('the form works where the browser keeps nothing', async ({ page, site }) => {
    const email = newEmail();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await openForm(page);
    await fillIn(page, email);
    await submitButton(page).click();
    await expect(toast(page).getByText(title)).toBeVisible();
    expect(await storedFor(site, email)).toHaveLength(1);
  });
});

test.describe('before the scripts are there', () => {
  test.use({ allowedErrors: [/status of 422/] });

  /** Holds the scripts back until the returned function is called. */
  async function holdScripts(page: Page) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  test('what was typed survives', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(address);
    await page.getByLabel('First name').fill('Nusrat');
    await page.getByLabel('Date of birth').fill('2003-03-14');
    await page.getByLabel('Graduate', { exact: true }).check();
    await page.getByLabel('Preferred destination').selectOption('thailand');
    await page.getByLabel('Motivation letter').fill(letter);
    await page.getByLabel('Updated Resume with Photo').check();
    release();
    await expect(page.getByText('5 of 16 required')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    await expect(page.getByLabel('Date of birth')).toHaveValue('2003-03-14');
    await expect(page.getByLabel('Graduate', { exact: true })).toBeChecked();
    await expect(page.getByLabel('Preferred destination')).toHaveValue('thailand');
    await expect(page.getByLabel('Motivation letter')).toHaveValue(letter);
    await expect(page.getByLabel('Updated Resume with Photo')).toBeChecked();
  });

  test('a form that came back refused is corrected, then taken over, then sent once', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    const release = await holdScripts(page);
    await page.goto(address);
    await fillIn(page, email);
    await page.getByLabel('Motivation letter').fill('Too short.');
    await submitButton(page).click();
    await expect(summary(page)).toBeFocused();
    await page.getByLabel('Motivation letter').fill(letter);
    await page.getByLabel('12 months').check();
    release();
    await expect(
      page.getByText('15 of 16 required').or(page.getByText('16 of 16 required')),
    ).toBeVisible();
    await hydrated(page);
    await expect(page.getByLabel('Motivation letter')).toHaveValue(letter);
    await expect(page.getByLabel('12 months')).toBeChecked();
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    await submitButton(page).click();
    await expect(toast(page).getByText(title)).toBeVisible();
    expect(await storedFor(site, email)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of (422|503)/] });

  test('a refused form comes back with its messages and every value, then leads to the confirmation', async ({
    page,
    site,
  }) => {
    const email = newEmail();
    await page.goto(address);
    await fillIn(page, email);
    await page.getByLabel('Phone number').fill('01700');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await submitButton(page).click();
    expect((await answered).status()).toBe(422);

    await expect(summary(page).getByRole('link')).toHaveText([requiredMessages.phone]);
    await expect(page.locator('#phone-message')).toHaveText(requiredMessages.phone);
    await expect(page.getByLabel('Phone number')).toHaveValue('01700');
    await expect(page.getByLabel('First name')).toHaveValue('Nusrat');
    await expect(page.getByLabel('Date of birth')).toHaveValue('2003-03-14');
    await expect(page.getByLabel('Undergraduate')).toBeChecked();
    await expect(page.getByLabel('Preferred destination')).toHaveValue('portugal');
    await expect(page.getByLabel('6 months')).toBeChecked();
    await expect(page.getByLabel('Motivation letter')).toHaveValue(letter);
    await expect(page.getByLabel('Valid Passport (min. 2 years)')).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();

    await page.getByLabel('Phone number').fill('01700 000000');
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/apply\/virtual-internship\/received\?/);
    expect(page.url()).not.toContain('Nusrat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const reference = (await page.getByText(/^OPR-/).textContent()) ?? '';
    await expect(page.getByText('Nusrat')).toHaveCount(0);
    const stored = await storedFor(site, email);
    expect(stored.map((application) => application.reference)).toEqual([reference]);

    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
    expect(await storedFor(site, email)).toHaveLength(1);
  });

  test('a store that fails answers 503 and keeps every value', async ({ page, site }) => {
    const email = newEmail();
    await page.goto(address);
    await fillIn(page, email);
    await withoutStore(site, async () => {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await submitButton(page).click();
      expect((await answered).status()).toBe(503);
    });
    await expect(failureNote(page)).toContainText('We could not save your application');
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await storedFor(site, email)).toHaveLength(1);
  });

  test('the terms can be read', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'terms and conditions' }).click();
    await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeHidden();
  });
});

test('the terms open in place, and Escape leads back without a tick', async ({ page }) => {
  await openForm(page);
  const link = page.getByRole('link', { name: 'terms and conditions' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Terms and conditions' });
  await expect(dialog).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
  await expect(page.locator('#agreeToTerms-message'), 'who reads them is not warned').toHaveCount(
    0,
  );
});

test('by keyboard alone, from the first field to the confirmation', async ({ page, site }) => {
  const email = newEmail();
  await openForm(page);
  await page.getByLabel('First name').focus();
  const { keyboard } = page;
  const type = async (answer: string) => {
    await keyboard.type(answer);
    await keyboard.press('Tab');
  };
  await type('Nusrat');
  await type('Rahman');
  await type(email);
  await type('01700 000000');
  // Month, day, year, and the button of the calendar.
  await keyboard.type('03142003');
  while (await page.evaluate(() => document.activeElement?.id === 'dateOfBirth')) {
    await keyboard.press('Tab');
  }
  await type('Bangladeshi');
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await type('University of Dhaka');
  await type('Tourism');
  await type('2027');
  await keyboard.type('02012027');
  while (await page.evaluate(() => document.activeElement?.id === 'preferredStartDate')) {
    await keyboard.press('Tab');
  }
  await type('Malta');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await type('');
  await type('Bangla, English');
  await type(letter);
  for (const _ of ['passport', 'resume', 'transcripts', 'terms']) {
    await keyboard.press('Space');
    await keyboard.press('Tab');
  }
  await keyboard.press('Tab');
  await expect(submitButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeFocused();
  expect(await storedFor(site, email)).toHaveLength(1);
});

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test.describe(`no accessibility violation on ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('with messages', async ({ page }) => {
      await openForm(page);
      await page.getByLabel('First name').fill('Nusrat');
      await submitButton(page).click();
      await expect(summary(page)).toBeFocused();
      expect(await accessibilityViolations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
    });

    test('while it is sent, and after', async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(`**${address}/submit`, async (route) => {
        await released;
        await route.continue();
      });
      await openForm(page);
      await fillIn(page, newEmail());
      await submitButton(page).click();
      await expect(submitButton(page)).toHaveText('Submitting Application...');
      expect(await accessibilityViolations(page)).toEqual([]);
      release();
      await expect(
        page.getByRole('heading', { name: 'Your application is with us' }),
      ).toBeFocused();
      await expect(toast(page).getByText(title)).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    test('with a draft', async ({ page }) => {
      await openForm(page);
      await page.getByLabel('First name').fill('Nusrat');
      await page.reload();
      await expect(toast(page).getByText('Your answers are back')).toBeVisible();
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    test('on the confirmation page', async ({ browser, site }) => {
      const context = await browser.newContext({ viewport, javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(site.url + address);
      await fillIn(plain, newEmail());
      await submitButton(plain).click();
      const received = plain.url();
      await context.close();
      const scripted = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await scripted.newPage();
      await page.goto(received);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await accessibilityViolations(page)).toEqual([]);
      await scripted.close();
    });
  });
}

test('on a phone the refused form shows the heading of its summary', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await submitButton(page).click();
  const heading = summary(page).getByRole('heading');
  await expect(heading).toBeInViewport();
  // What is on top at its middle is the heading itself, not the header or the strip of progress.
  const uncovered = await heading.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(uncovered).toBe(true);
});
