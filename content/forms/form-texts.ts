import { spellNumber } from '../spell-number.ts';

/** The texts that all forms share. Many of them change while the visitor types, so the browser's bundle has them, too. */
export const formTexts = {
  introduction: 'All fields are required unless marked optional.',
  optional: '(optional)',
  /** @param date a date in the order that the browser's date fields use */
  dateExample: (date: string) => `For example ${date}`,
  summaryText: 'Everything else is kept as you wrote it.',
  clear: 'Clear the form',
  /** The label of the honeypot field, which is visible only without styles. */
  hiddenField: 'Leave this empty',
  privacy: {
    text: 'Your answers are kept in this browser until you send them, for seven days at most. Email address, phone number and date of birth are kept only until you close this tab.',
    remove: 'Delete them now',
  },
  progress: { title: 'Your progress', label: 'Required answers' },
} as const;

/** The sentences of a form that contain a number. */
export const countTexts = {
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
  characters: (count: number, minimum: number) =>
    count < minimum ? `${count} of at least ${minimum} characters` : `${count} characters`,
} as const;

/** The states of a section in the progress list. */
export const sectionStates = { done: 'Done', now: 'Now', todo: 'To do' } as const;
