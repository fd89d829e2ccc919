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
  calendar: {
    name: 'Add to calendar (.ics)',
    /** Of the entry, at the time when the answer is due. */
    title: `Answer from ${site.name} due`,
    text: (noun: string, reference: string, promise: string) =>
      `The reference of your ${noun}: ${reference}. ${promise} If you have heard nothing by then, write to ${site.email} with your reference.`,
    failed: 'The calendar entry cannot be made just now. Please try again in a minute.',
  },
  next: 'What happens next',
  timesAre: 'All times are in Dhaka time.',
  documents: 'Your documents',
  /** At the foot of the printed sheet. */
  sender: [site.name, site.email, site.offices[0].phone, site.officeHours.open].join(' · '),
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
