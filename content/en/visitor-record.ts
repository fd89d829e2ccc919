import { formatEnglishMonth } from '../formats/english-dates.ts';

/** The texts of "My crossing", the visitor's record on this device. */
export const visitorRecordTexts = {
  formatMonth: formatEnglishMonth,
  label: 'My crossing',
  documents: (ready: number, all: number) => `${ready} of ${all} documents`,
  ready: (count: number) => (count === 1 ? '1 document ready' : `${count} documents ready`),
  shortlist: (count: number) => `${count} on your shortlist`,
  sent: (reference: string) => `Sent: ${reference}`,
  /** The title of the strip before a plan is chosen. */
  answer: 'Your “Can I go?”',
  draft: 'A form is not sent yet',
  /** The next action. */
  next: {
    missing: 'See what is missing',
    plan: 'See the plan',
    apply: 'Apply',
    form: 'Go on with your form',
    answer: 'See the answer',
    ask: 'Can I go?',
  },
  menu: {
    close: 'Close',
    plan: 'Plan',
    documents: 'Documents',
    sentence: 'Can I go?',
    answer: 'See the answer',
    shortlist: 'Shortlist',
    compare: (count: number) => (count === 1 ? 'See it' : `Compare the ${count}`),
    form: 'Form',
    reference: 'Reference',
    note: 'Kept on this device only, for half a year after the last change. Nothing of it is sent.',
    toPhone: 'Take it to my phone',
    remove: 'Delete all',
    removeNote: 'Deletes what stands here and the answers of forms that are not sent yet.',
  },
  removed: {
    title: 'Your crossing is deleted',
    text: 'Nothing of it is left on this device.',
  },
  code: {
    label: 'QR code of the link to your crossing',
    text: 'Scan it with the camera of your phone. The link holds what stands here: no names, and no answers of forms. Your phone asks you before it keeps anything.',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'The link could not be copied.',
    failed: 'The code could not be loaded. Please try again.',
  },
  /** The offer on the device that opens such a link. */
  handOver: {
    label: 'My crossing from another device',
    text: (summary: string) =>
      `This link brings a crossing from another device: ${summary}. Keep it on this device?`,
    use: 'Use it',
    refuse: 'No, thanks',
    failed:
      'This link brings a crossing from another device, but it could not be loaded. Please check your connection and try again.',
    tryAgain: 'Try again',
  },
} as const;
