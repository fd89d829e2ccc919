import { spellNumber } from '../../formats/spell-number.ts';
import type { Failure } from '../../forms/failure.ts';
import { siteEmail, sitePhone } from '../../identity.ts';

const clear = 'Clear the form';

/**
 * Formats a time as a date in US English format, in the visitor's time zone (requirements 9). The `Intl` object is
 * created on demand, because that takes a slow phone 60 ms, and few visitors who open a form have a draft.
 *
 * @param time milliseconds since 1970
 */
const formatTime = (time: number, dateStyle: 'long' | 'medium') =>
  new Intl.DateTimeFormat('en-US', { dateStyle, timeStyle: 'short' }).format(time);

/**
 * Returns the texts that tell the visitor why the form failed, and what to do (requirements 8 doesn't give them).
 *
 * @param noun the name of the submission: "application"
 * @param isDraftStored whether the browser has stored the answers
 */
function getFailureTexts(
  failure: Failure,
  noun: string,
  isDraftStored = false,
): { title: string; text: string } {
  const kept = isDraftStored
    ? `What you wrote is kept on this device, for seven days at most; “${clear}” deletes it.`
    : 'Keep this tab open: what you wrote is only here.';
  const again = `you will not create a second ${noun}.`;
  switch (failure) {
    case 'offline':
      return {
        title: 'You are offline',
        text: `${kept} Your ${noun} can be sent from here when you are back online: ${again}`,
      };
    case 'unreachable':
      return {
        title: `We could not send your ${noun}`,
        text: `Your answers are still here. Check your connection and press the button again: ${again}`,
      };
    case 'unavailable':
      return {
        title: `We could not save your ${noun}`,
        text: `Something failed on our side. Your answers are still here. Wait a minute and press the button again: ${again}`,
      };
    case 'closed':
      return {
        title: `We cannot take ${noun}s at the moment`,
        text: `Your answers are still here, and nothing is sent yet. Press the button again in an hour or two, or phone us: ${sitePhone}.`,
      };
    case 'busy':
      return {
        title: `Too many ${noun}s at once`,
        text: 'Your answers are still here. Wait a few minutes, an hour at most, and press the button again.',
      };
    case 'tooLarge':
      return {
        title: `Your ${noun} is too long to send`,
        text: 'Your answers are still here. Shorten your longest answers and press the button again.',
      };
  }
}

/** The texts that all forms share. The browser has those of the page's language only (docs/submissions.md). */
export const formTexts = {
  introduction: 'All fields are required unless marked optional.',
  /** The language and the letters of the answers. Nothing is refused for them. The client decides (docs/client-questions.md). */
  letters: 'Write in English or in Bengali. Write names in Latin letters, as in the passport.',
  optional: '(optional)',
  /**
   * @param date a date in the order that the browser's date fields use
   * @param _day the same in ISO 8601. Bengali writes its month in words, too, since browsers in Bangladesh often have the month first
   */
  dateExample: (date: string, _day: string) => `For example ${date}`,
  /** Precedes the title of a page whose form was refused, so that a screen reader reads it first. */
  errorPrefix: 'Error: ',
  summaryText: 'Everything else is kept as you wrote it.',
  clear,
  /** The label of the honeypot field, which is visible only without styles. */
  hiddenField: 'Leave this empty',
  privacy: `Your answers are kept in this browser until you send them, for seven days at most. “${clear}” deletes them. Email address, phone number and date of birth are kept only until you close this tab. If a script of this page fails, our server logs the error and the page, and none of your answers.`,
  progress: { title: 'Your progress', label: 'Required answers' },

  /** The sentences that contain a number. */
  counts: {
    summary: (count: number) => {
      if (count === 0) return 'All is in order: please send the form again';
      if (count === 1) return 'One answer needs another look';
      return `${spellNumber(count)} answers need another look`;
    },
    /** @param count the answers of a section that need another look */
    summaryGroup: (section: string, count: number) =>
      `${section}: ${count === 0 ? 'corrected' : count}`,
    toFix: (count: number) => `${count} to fix`,
    answersToFix: (count: number) => (count === 1 ? '1 answer to fix' : `${count} answers to fix`),
    required: (done: number, all: number) => `${done} of ${all} required`,
    done: (done: number, all: number) => `${done} of ${all} done`,
    section: (number: number, all: number, name: string) => `Section ${number} of ${all}: ${name}`,
    /** The number that stands before a section's title. */
    sectionNumber: (number: number) => String(number),
    characters: (count: number, minimum: number) =>
      count < minimum ? `${count} of at least ${minimum} characters` : `${count} characters`,
  },

  /** The states of a section in the progress list. */
  sectionStates: { done: 'Done', now: 'Now', todo: 'To do' },

  /** The notification after the form was cleared. */
  emptied: {
    title: 'The form is empty',
    text: 'Your answers are deleted from this browser.',
    action: 'Undo',
  },

  /** The offer to use a draft that is stored in the browser (requirements, "The shared application form"). */
  draftOffer: {
    label: 'Draft',
    /** @param draft.savedAt milliseconds since 1970 */
    text: ({ savedAt, isPartial }: { savedAt: number; isPartial: boolean }) =>
      `A draft of ${formatTime(savedAt, 'long')} is kept in this browser, for seven days at most. It is not sent yet.${isPartial ? ' Email address, phone number and date of birth are no longer in it.' : ''}`,
    /** The offer in one short line, for a form in an iframe. */
    line: ({ savedAt }: { savedAt: number }) => `Draft of ${formatTime(savedAt, 'medium')}`,
    /** Shown above the form after the visitor has used a draft that lacks these answers. */
    isPartial:
      'Email address, phone number and date of birth were not kept: please type them again.',
    use: 'Use it',
    remove: 'Delete it',
  },

  /** The offer to fill in what the visitor has told “Can I go?” (requirements, "The shared application form"). */
  finderAnswers: {
    label: 'Your answers from “Can I go?”',
    /** @param answers in the form's words, with a dot between two */
    text: (answers: string) => `You told “Can I go?”: ${answers}.`,
    use: 'Use my answers',
  },

  getFailureTexts,
  /** Ends the title of a failure. */
  sentenceEnd: '.',
  /** Follows the texts of each failure. */
  failureHelp: { before: 'If it fails again, write to', email: siteEmail, after: '.' },
  /** Replaces the texts of the failure `offline` once the network is back. */
  backOnline: {
    title: 'You are online again',
    text: (noun: string) => `Your ${noun} is not sent yet. What you wrote is still here.`,
    action: 'Send now',
  },
} as const;
