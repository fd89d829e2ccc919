import { site } from '../site.ts';

/** What the confirmation of every form says alike; the form's definition has the rest. */
export const confirmation = {
  /** Above the emptied form of a page, where the notice beside it carries the form's own words. */
  panel: {
    title: (noun: string) => `Your ${noun} is with us`,
    text: (noun: string) =>
      `It is stored safely. The form below is empty again, for another ${noun}.`,
  },
  picture: {
    file: 'og-base',
    description: 'A boat on its way through an arch, towards a city and a red sun',
  },
  reference: 'Your reference',
  submittedAt: 'Sent',
  timeZoneName: 'Dhaka time',
  print: 'Print this page',
  next: 'What happens next',
  correct: {
    before: 'Write to',
    email: site.email,
    after: 'with your reference',
    /** Before the link to the contact page. */
    or: ', or',
    contact: { to: '/contact', name: 'contact us' },
  },
  links: [
    { to: '/', name: 'Return to Home' },
    { to: '/destinations', name: 'Explore Global Destinations' },
  ],
} as const;
