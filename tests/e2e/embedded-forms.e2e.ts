import type { Frame, Page } from '@playwright/test';
import { getFields } from '#domain/submissions/form.ts';
import { findForm } from '#domain/submissions/forms/forms.ts';
import type { TestSmtp } from '#domain/submissions/testing/smtp.ts';
import { newEmail, skipSendingTime } from '../helpers/application-form.ts';
import { createExampleAnswers } from '../helpers/example-answers.ts';
import { fillIn } from '../helpers/fill-in.ts';
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
  /** Answers that must be stored, by field name. The other required fields have the example's answers. */
  answers: Record<string, string>;
  button: string;
  confirmation: string;
};

const registration: EmbeddedForm = {
  path: '/national-programs/students',
  form: 'registration',
  answers: { age: '21', enrolledAt: 'college', institution: 'Dhaka College' },
  button: 'Register',
  confirmation: 'Your registration is with us',
};

const forms: EmbeddedForm[] = [
  registration,
  {
    path: '/apply/study-abroad',
    form: 'study-abroad',
    answers: {
      levelOfStudy: 'master',
      subject: 'Hotel management',
      preferredDestination: 'malaysia',
      programDuration: '24-months',
      scholarship: 'yes',
    },
    button: 'Submit Application',
    confirmation: 'Application Submitted Successfully!',
  },
  {
    path: '/apply/international-internship',
    form: 'international-internship',
    answers: {
      stageOfStudies: 'second-year-or-above',
      positionArea: 'culinary-arts',
      preferredDestination: 'germany',
      programDuration: '12-months',
      english: 'upper-intermediate',
      passport: 'valid-2-years',
    },
    button: 'Submit Application',
    confirmation: 'Application Submitted Successfully!',
  },
];

/** Opens a page, and returns the frame with its form. */
async function openFrame(page: Page, { path, form }: EmbeddedForm): Promise<Frame> {
  await page.goto(path);
  const frame = page.frame({ url: (url) => url.pathname === `/embed/${form}` });
  if (!frame) throw new Error(`${path} has no iframe with /embed/${form}`);
  return frame;
}

/** Fills in the form of a frame, and expects each answer to be in the field with that label. */
async function fillInForm(frame: Frame, { form, answers }: EmbeddedForm, email: string) {
  const definition = findForm(form, 'en');
  if (!definition) throw new Error(`There is no form "${form}"`);
  const filledIn = createExampleAnswers(definition, { ...answers, email });
  await fillIn(frame, filledIn);
  for (const field of getFields(definition)) {
    const answer = filledIn[field.name];
    if (typeof answer !== 'string') continue;
    if (field.kind === 'radio') {
      const chosen = field.options.find(({ value }) => value === answer);
      const group = frame.getByRole('group', { name: field.label });
      await expect(group.getByRole('radio', { name: chosen?.label, exact: true })).toBeChecked();
    } else {
      await expect(frame.getByLabel(field.label, { exact: true })).toHaveValue(answer);
    }
  }
  await expect(frame.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
}

/** Expects the confirmation in the frame, the submission in the staff tool's list, and both mails. */
async function expectReceived(
  frame: Frame,
  { form, confirmation, answers }: EmbeddedForm,
  email: string,
  { site, smtp }: { site: Site; smtp: TestSmtp },
) {
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(confirmation);
  const reference = (await frame.getByText(/^OPR-[\dA-Z]{4}-[\dA-Z]{4}$/).textContent()) ?? '';
  const listed: ListedSubmission[] = JSON.parse(
    await runStaffTool(site, 'list', '--json', '--form', form),
  );
  expect(listed.filter((submission) => submission.email === email)).toMatchObject([
    { reference, form, firstName: 'Nusrat', ...answers },
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
    await fillInForm(frame, form, email);
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
    await fillInForm(frame, registration, email);
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
