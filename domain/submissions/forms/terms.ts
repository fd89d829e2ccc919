import { dataNotice, guardianNotice } from '#content/forms/data-notice.ts';
import type { Terms } from '../form.ts';
import { computeTermsVersion } from '../terms-version.ts';

/**
 * The terms that an applicant agrees to. They are a draft: they say no more than the specification, and the client's
 * own terms will replace them (requirements, "The shared application form"). A changed word makes a new version.
 */
const text = {
  draft: true,
  title: 'Terms and conditions',
  field: {
    kind: 'checkbox',
    name: 'agreeToTerms',
    label: 'I agree to the',
    message: 'You must agree to the terms and conditions',
  },
  link: 'terms and conditions',
  points: [
    'What you write in this form is true and complete, and you write it about yourself.',
    'Sending the form binds you to nothing. It is not yet a place on a programme.',
    'We review your application and get back to you within 48 hours.',
    'We ask for further documents, such as a video introduction, medical and police clearance and proof of funds, when they are needed.',
    ...dataNotice.points('application'),
    guardianNotice.term,
  ],
  close: 'Back to the form',
} satisfies Omit<Terms, 'version'>;

export const terms: Terms = { ...text, version: computeTermsVersion(text) };
