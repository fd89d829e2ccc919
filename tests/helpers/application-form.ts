import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { fieldTexts } from '#content/forms/fields.ts';
import { type Field, getFields, getSectionFields } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { createExampleAnswers } from './example-answers.ts';
import { fillIn } from './fill-in.ts';
import { waitForHydration } from './wait-for-hydration.ts';

export const formPath = '/apply/pathway-program';
export const confirmationTitle = 'Application Submitted Successfully!';
export const confirmationText =
  "We'll review your application and get back to you within 48 hours.";

/** The form on that page. */
export const applicationForm = getApplicationForm('pathway-program', 'en');

const listMessages = (fields: readonly Field[]) =>
  fields.flatMap(({ name, optional, message }) =>
    optional || message === undefined ? [] : [[name, message] as const],
  );

/**
 * The message of each required field, in the form's order. The specification's fields have the specification's messages
 * (domain/submissions/check-answers.test.ts).
 */
export const requiredMessages = Object.fromEntries(
  listMessages(getFields(applicationForm)),
) as Record<keyof typeof fieldTexts.en | 'agreeToTerms', string>;

export const requiredCount = Object.keys(requiredMessages).length;

/** The form's sections, each with the messages of its required fields. The agreement to the terms belongs to the last. */
export const requiredSections = applicationForm.sections.map((section, index, { length }) => ({
  title: section.title ?? '',
  messages: [
    ...listMessages(getSectionFields(section)).map(([, message]) => message),
    ...(index === length - 1 ? [requiredMessages.agreeToTerms] : []),
  ],
}));

export const sampleLetter =
  'I study tourism in Dhaka and want to learn how a company in another country plans its season, from my own desk.';

/** An e-mail address that no other test uses, because tests share the store. */
export const newEmail = () => `${randomUUID()}@applicants.example`;

/** Valid answers of an applicant to the shared application form, by field name: those of required fields, and a passport. */
export const createApplicantAnswers = (email = newEmail()): Record<string, string | true> =>
  createExampleAnswers(applicationForm, {
    email,
    dateOfBirth: '2003-03-14',
    fieldOfStudy: 'Tourism',
    preferredStartDate: '2027-02-01',
    languageSkills: 'Bangla, English',
    motivationLetter: sampleLetter,
    hasPassport: true,
  });

/** Fills in the shared application form with valid answers. */
export const fillInForm = (page: Page, email: string): Promise<void> =>
  fillIn(page, createApplicantAnswers(email));

export const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit/ });
export const errorSummary = (page: Page) =>
  page.getByRole('region', { name: /need(s)? another look/ });
export const failureNote = (page: Page) => page.locator('form [role=alert]');
export const draftOffer = (page: Page) => page.getByRole('region', { name: 'Draft' });
/** The drafts in the browser's local and session storage, as JSON. */
export const readSavedDrafts = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).flatMap(([key, value]) =>
        key.startsWith('draft:') ? [String(value)] : [],
      ),
    ),
  );
export const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Opens the application form, and waits until it is hydrated. */
export async function openForm(page: Page) {
  await page.goto(formPath);
  await waitForHydration(page);
}

/** Opens the application form, and fills it in. @returns the applicant's e-mail address */
export async function openFilledInForm(page: Page): Promise<string> {
  const email = newEmail();
  await openForm(page);
  await fillInForm(page, email);
  return email;
}

/**
 * Shortens the two seconds for which a form at least shows that it is being sent (requirements 9), for tests of what comes
 * after. tests/e2e/apply.e2e.ts measures them.
 */
export const skipSendingTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, delayMs = 0, ...rest: unknown[]) =>
      setTimeout(run, delayMs === 2000 ? 0 : delayMs, ...rest)) as typeof setTimeout;
  });
