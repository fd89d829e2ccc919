import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillIn } from './fill-in.ts';
import { waitForHydration } from './wait-for-hydration.ts';

export const formPath = '/apply/pathway-program';
export const confirmationTitle = 'Application Submitted Successfully!';
export const confirmationText =
  "We'll review your application and get back to you within 48 hours.";

/** The message of each required field, in the form's order (requirements 5). */
export const requiredMessages = {
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

export const sampleLetter =
  'I study tourism in Dhaka and want to learn how a company in another country plans its season, from my own desk.';

/** An e-mail address that no other test uses, because tests share the store. */
export const newEmail = () => `${randomUUID()}@applicants.example`;

/** Valid answers of an applicant to the shared application form, by field name. */
export const createApplicantAnswers = (email = newEmail()): Record<string, string | true> => ({
  firstName: 'Nusrat',
  lastName: 'Rahman',
  email,
  phone: '+880 1700-000000',
  dateOfBirth: '2003-03-14',
  nationality: 'Bangladeshi',
  currentEducation: 'undergraduate',
  institution: 'University of Dhaka',
  fieldOfStudy: 'Tourism',
  graduationYear: '2027',
  preferredStartDate: '2027-02-01',
  preferredDestination: 'portugal',
  programDuration: '6-months',
  languageSkills: 'Bangla, English',
  motivationLetter: sampleLetter,
  hasPassport: true,
  agreeToTerms: true,
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
