import type { Frame, Page } from '@playwright/test';
import type { TestSmtp } from '#domain/submissions/testing/smtp.ts';
import { newEmail, sampleLetter, skipSendingTime } from '../helpers/application-form.ts';
import { test } from '../helpers/mail-test.ts';
import type { Site } from '../helpers/site.ts';
import { type ListedSubmission, runStaffTool } from '../helpers/store.ts';
import { expect } from '../helpers/test.ts';
import { waitForHydration } from '../helpers/wait-for-hydration.ts';

test.beforeEach(({ page }) => skipSendingTime(page));

type EmbeddedForm = {
  path: string;
  /** The form's name in the staff tool. */
  form: string;
  /** Texts to fill in, by label, without the e-mail address. */
  typed: Record<string, string>;
  selected?: Record<string, string>;
  chosen: string[];
  button: string;
  confirmation: string;
  /** Some of the values that must be stored. */
  stored: Record<string, string>;
};

const personal = {
  'First name': 'Nusrat',
  'Last name': 'Rahman',
  'Phone number': '+880 1700-000000',
};
const application = {
  ...personal,
  'Date of birth': '2003-03-14',
  Nationality: 'Bangladeshi',
  'Institution name': 'University of Dhaka',
  'Field of study': 'Tourism',
  'Preferred start date': '2027-02-01',
  'Motivation letter': sampleLetter,
};

const registration: EmbeddedForm = {
  path: '/national-programs/students',
  form: 'registration',
  typed: { ...personal, 'Name of the institution': 'Dhaka College' },
  selected: { 'Your age': '21' },
  chosen: ['College'],
  button: 'Register',
  confirmation: 'Your registration is with us',
  stored: { age: '21', enrolledAt: 'college', institution: 'Dhaka College' },
};

const forms: EmbeddedForm[] = [
  registration,
  {
    path: '/apply/study-abroad',
    form: 'study-abroad',
    typed: {
      ...application,
      'Expected graduation year': '2027',
      'Subject you want to study': 'Hotel management',
      'Language skills': 'Bangla, English',
    },
    selected: { 'Preferred destination': 'Malaysia' },
    chosen: ['Undergraduate', 'Master’s degree', '24 months', 'Yes'],
    button: 'Submit Application',
    confirmation: 'Application Submitted Successfully!',
    stored: { levelOfStudy: 'master', scholarship: 'yes', programDuration: '24-months' },
  },
  {
    path: '/apply/international-internship',
    form: 'international-internship',
    typed: { ...application, 'Graduation year': '2027' },
    selected: { 'Preferred destination': 'Germany' },
    chosen: [
      '2nd year or above',
      'Culinary Arts',
      '12 months',
      'Upper-intermediate',
      'Valid 2 years or more',
    ],
    button: 'Submit Application',
    confirmation: 'Application Submitted Successfully!',
    stored: { positionArea: 'culinary-arts', english: 'upper-intermediate' },
  },
];

/** Opens a page, and returns the frame with its form. */
async function openFrame(page: Page, { path, form }: EmbeddedForm): Promise<Frame> {
  await page.goto(path);
  const frame = page.frame({ url: (url) => url.pathname === `/embed/${form}` });
  if (!frame) throw new Error(`${path} has no iframe with /embed/${form}`);
  return frame;
}

async function fillIn(frame: Frame, { typed, selected, chosen }: EmbeddedForm, email: string) {
  const texts = { ...typed, 'Email address': email };
  for (const [label, text] of Object.entries(texts)) {
    await frame.getByLabel(label, { exact: true }).fill(text);
  }
  for (const [label, option] of Object.entries(selected ?? {})) {
    await frame.getByLabel(label).selectOption(option);
  }
  for (const name of chosen) await frame.getByRole('radio', { name, exact: true }).check();
  await frame.getByRole('checkbox', { name: /^I agree/ }).check();
}

/** Expects the confirmation in the frame, the submission in the staff tool's list, and both mails. */
async function expectReceived(
  frame: Frame,
  { form, confirmation, stored }: EmbeddedForm,
  email: string,
  { site, smtp }: { site: Site; smtp: TestSmtp },
) {
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(confirmation);
  const reference = (await frame.getByText(/^OPR-[\dA-Z]{4}-[\dA-Z]{4}$/).textContent()) ?? '';
  const listed: ListedSubmission[] = JSON.parse(
    await runStaffTool(site, 'list', '--json', '--form', form),
  );
  expect(listed.filter((submission) => submission.email === email)).toMatchObject([
    { reference, form, firstName: 'Nusrat', ...stored },
  ]);
  await expect
    .poll(() =>
      smtp.mails
        .filter(({ source }) => source.includes(reference))
        .map(({ to }) => to.join())
        .toSorted(),
    )
    .toEqual([email, 'staff@example.org'].toSorted());
}

for (const form of forms) {
  test(`the ${form.form} form can be sent from its iframe, and is stored, listed and mailed`, async ({
    page,
    site,
    smtp,
  }) => {
    const email = newEmail();
    await page.clock.install();
    const frame = await openFrame(page, form);
    await waitForHydration(frame);
    await fillIn(frame, form, email);
    // A person takes this long. A quicker submission is suspected spam, and not mailed (domain/submissions/spam-check.ts).
    await page.clock.fastForward('00:20');
    await frame.getByRole('button', { name: form.button }).click();
    await expectReceived(frame, form, email, { site, smtp });
    // The page with the iframe didn't navigate.
    await expect(page).toHaveURL(form.path);
    expect(new URL(frame.url()).pathname).toBe(`/embed/${form.form}`);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 422/] });

  test('an invalid registration comes back in its iframe, is corrected there, and is received', async ({
    page,
    site,
    smtp,
  }) => {
    const email = newEmail();
    const frame = await openFrame(page, registration);
    await fillIn(frame, registration, email);
    await frame.getByLabel('Phone number').fill('123');
    await frame.getByRole('button', { name: 'Register' }).click();
    await expect(frame.locator('#phone-message')).toHaveText(
      'Phone number must be at least 10 digits',
    );
    await expect(frame.getByLabel('Your age')).toHaveValue('21');
    await frame.getByLabel('Phone number').fill('+880 1700-000000');
    await frame.getByRole('button', { name: 'Register' }).click();
    await expectReceived(frame, registration, email, { site, smtp });
    await expect(page).toHaveURL(registration.path);
  });
});
