/**
 * The texts that all confirmations share. The form's definition has the others. The browser has those of the page's language
 * only.
 */
export const confirmation = {
  /** Shown in place of a page's form. The notice beside it has the form's own texts. */
  panel: {
    title: (noun: string) => `Your ${noun} is with us`,
    text: (noun: string) => `It is stored safely. You need not send the ${noun} again.`,
  },
  picture: 'A boat that has crossed a river, before a city with a red gateway',
  reference: 'Your reference',
  submittedAt: 'Sent',
  /**
   * Formats a time (ISO 8601) in US English long format (requirements 9), in the time zone of Dhaka. The call creates the
   * format, and not the module when it loads, because a browser's first format takes 60 ms on a slow phone, and the module
   * loads while the visitor starts to fill in a form.
   */
  formatTime: (time: string) =>
    `${new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Dhaka',
    }).format(new Date(time))} (Dhaka time)`,
  print: 'Print this page',
  calendar: 'Add to calendar (.ics)',
  next: 'What happens next',
  timesAre: 'All times are in Dhaka time.',
  documents: 'Your documents',
  /** Below the documents that are still to come. */
  documentsToCome: 'We ask for these after you apply, and tell you how to send them.',
  /** Below the ticket of an application. */
  another: 'Apply for another programme',
  /** Opens the emptied form at the end of the page. */
  sendAnother: 'Send another application',
  /** How to correct something: 'Write to … with your reference, or contact us.' */
  correct: {
    before: 'Write to',
    after: 'with your reference',
    /** Precedes the link to the contact page. */
    or: ', or',
    contact: 'contact us',
    end: '.',
  },
  links: { home: 'Return to Home', destinations: 'Explore Global Destinations' },
} as const;
