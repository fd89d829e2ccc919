/** The sentences of the acknowledgement, and of the steps that it shares with the confirmation. */
export const submissionMail = {
  subject: (noun: string, reference: string) => `We received your ${noun} ${reference}`,
  label: (noun: string) => `${noun.replace(/^./, (letter) => letter.toUpperCase())} received`,
  title: (noun: string) => `Your ${noun} is with us`,
  /**
   * @param thanks the form's own words: 'Thank you for applying'
   * @param programme undefined if the form belongs to none
   */
  thanks: (thanks: string, programme: string | undefined, organisation: string) =>
    `${thanks}${programme === undefined ? '' : ` for ${programme} with`} ${organisation}.`,
  preview: (time: string) => `We will get back to you by ${time} (Dhaka time).`,
  programme: 'Programme',
  reference: 'Your reference',
  next: 'What happens next',
  timeZone: 'All times are in Dhaka time.',
  documents: 'Your documents',
  reply: 'Reply to this mail.',
  replyInstead: 'Reply to this mail instead.',
  mistake:
    'If you did not send this form, somebody entered your email address by mistake. Please reply and tell us.',
  /** The subject of our own answer. */
  replySubject: (noun: string, reference: string) => `Your ${noun} ${reference}`,
  officeHours: (hours: string) => `Office hours: ${hours}`,

  steps: {
    received: (noun: string, time: string) => `We received your ${noun} at ${time}.`,
    by: (time: string) => `By ${time}`,
    /** @param names several documents in words */
    documents: (names: string) => `We ask for these documents: ${names}.`,
    /** @param names 'work permit' */
    askWhoApplies: (names: string) => `Ask us who applies for your ${names}.`,
  },
  documentLists: {
    have: 'You told us that you have',
    sent: 'You sent with the form',
    open: 'Still to come',
    all: 'What the programme asks for',
    askWhoApplies: 'Ask us who applies for',
    afterAcceptance: 'after acceptance',
  },
} as const;
