import { site } from '../site.ts';
import { notices } from './notices.ts';

/** After an application was stored: above the emptied form, and on the page that a form sent without JavaScript leads to. */
export const confirmation = {
  /** Exactly as SPEC section 8 has them; on the page of its own. */
  page: notices.submitted,
  /** Above the form, where the notice beside it carries the specified words. */
  panel: {
    title: 'Your application is with us',
    text: 'It is stored safely. The form below is empty again, for another application.',
  },
  picture: {
    file: 'og-base',
    description: 'A boat on its way through an arch, toward a city and a red sun',
  },
  reference: 'Your reference',
  details: {
    programme: 'Programme',
    destination: 'Destination',
    duration: 'Duration',
    submittedAt: 'Sent',
  },
  timeZoneName: 'Dhaka time',
  print: 'Print this page',
  next: {
    title: 'What happens next',
    steps: [
      { title: 'Now', text: 'Keep your reference. Quote it when you write or call.' },
      { title: 'Within 48 hours', text: 'We review your application and get back to you.' },
      { title: 'Later', text: 'You send your video introduction.' },
      { title: 'After acceptance', text: 'Medical and police clearance, and proof of funds.' },
    ],
  },
  correct: {
    title: 'Something to correct?',
    before: 'Do not send the form again. Write to',
    email: site.email,
    between: 'with your reference, or',
    contact: 'contact us',
  },
  links: [
    { to: '/', name: 'Return to Home' },
    { to: '/destinations', name: 'Explore Global Destinations' },
  ],
} as const;

export type ConfirmationTexts = typeof confirmation;
