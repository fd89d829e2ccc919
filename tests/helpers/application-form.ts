import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { waitForHydration } from './wait-for-hydration.ts';

export const formPath = '/apply/virtual-internship';
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

/** Fills in the shared application form with valid answers. */
export async function fillInForm(page: Page, email: string) {
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
  await page.getByLabel('Motivation letter').fill(sampleLetter);
  await page.getByLabel('Valid Passport (min. 2 years)').check();
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
}

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
