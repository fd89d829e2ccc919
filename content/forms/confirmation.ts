import { site } from '../site.ts';

/** The texts that all confirmations share. The form's definition has the others. */
export const confirmation = {
  /** Shown above the emptied form of a page. The notice beside it has the form's own texts. */
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
  calendar: {
    name: 'Add to calendar (.ics)',
    /** The title of the calendar entry on the day when our answer is due. */
    title: `Answer from ${site.name} due`,
    text: (noun: string, reference: string, promise: string) =>
      `The reference of your ${noun}: ${reference}. ${promise} If you have heard nothing by then, write to ${site.email} with your reference.`,
    failed: 'The calendar entry cannot be made just now. Please try again in a minute.',
  },
  next: 'What happens next',
  timesAre: 'All times are in Dhaka time.',
  documents: 'Your documents',
  /** Below the documents that are still to come. The reference becomes the subject of the mail. */
  sendDocuments: {
    before: 'Send them to',
    email: site.email,
    after: 'with your reference in the subject line.',
  },
  /** Below the ticket of an application. */
  another: { to: '/apply', name: 'Apply for another programme' },
  /** Printed at the end of the sheet. */
  sender: [site.name, site.email, site.offices[0].phone, site.officeHours.open].join(' · '),
  correct: {
    before: 'Write to',
    email: site.email,
    after: 'with your reference',
    /** Precedes the link to the contact page. */
    or: ', or',
    contact: { to: '/contact', name: 'contact us' },
  },
  links: [
    { to: '/', name: 'Return to Home' },
    { to: '/destinations', name: 'Explore Global Destinations' },
  ],
} as const;
