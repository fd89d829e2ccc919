/** What the notification area says around a form; read in the browser. */
export const notices = {
  emptied: {
    title: 'The form is empty',
    text: 'Your answers are deleted from this browser.',
    action: 'Undo',
  },
} as const;

/**
 * Requirements 9: dates in US English long format, in the visitor's own time. Made where it is needed: a browser's first format
 * takes 60 ms of a slow phone, and nearly nobody who opens a form has a draft.
 */
const formatTime = (time: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(time);

/** What is offered when a draft is kept in the browser (requirements, "The shared application form"). */
export const draftOffer = {
  label: 'Draft',
  /** @param draft.savedAt milliseconds since 1970 */
  text: ({ savedAt, isPartial }: { savedAt: number; isPartial: boolean }) =>
    `A draft of ${formatTime(savedAt)} is kept in this browser, for seven days at most. It is not sent yet.${isPartial ? ' Email address, phone number and date of birth are no longer in it.' : ''}`,
  use: 'Use it',
  remove: 'Delete it',
} as const;
