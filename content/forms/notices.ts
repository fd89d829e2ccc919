/** The notifications of a form, which the browser shows. */
export const notices = {
  emptied: {
    title: 'The form is empty',
    text: 'Your answers are deleted from this browser.',
    action: 'Undo',
  },
} as const;

/**
 * Formats a time as a date in US English format, in the visitor's time zone (requirements 9). The `Intl` object is
 * created on demand, because that takes a slow phone 60 ms, and few visitors who open a form have a draft.
 *
 * @param time milliseconds since 1970
 */
const formatTime = (time: number, dateStyle: 'long' | 'medium') =>
  new Intl.DateTimeFormat('en-US', { dateStyle, timeStyle: 'short' }).format(time);

/** The offer to use a draft that is stored in the browser (requirements, "The shared application form"). */
export const draftOffer = {
  label: 'Draft',
  /** @param draft.savedAt milliseconds since 1970 */
  text: ({ savedAt, isPartial }: { savedAt: number; isPartial: boolean }) =>
    `A draft of ${formatTime(savedAt, 'long')} is kept in this browser, for seven days at most. It is not sent yet.${isPartial ? ' Email address, phone number and date of birth are no longer in it.' : ''}`,
  /** The offer in one short line, for a form in an iframe. */
  line: ({ savedAt }: { savedAt: number }) => `Draft of ${formatTime(savedAt, 'medium')}`,
  /** It follows when such a draft has been used. */
  isPartial: 'Email address, phone number and date of birth were not kept: please type them again.',
  use: 'Use it',
  remove: 'Delete it',
} as const;

/** The offer to begin a form with what the visitor chose on other pages. */
export const knownAnswersOffer = {
  label: 'What you chose',
  text: (choices: string) => `Begin with what you chose: ${choices}?`,
  use: 'Fill it in',
  refuse: 'No, thanks',
} as const;
