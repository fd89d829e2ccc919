import { type AnswerState, answerStateOf } from '#submissions/answer-state.server.ts';
import type { StoredSubmission } from '#submissions/database/rows.server.ts';
import { answerText } from '#submissions/describe.ts';
import { addDays, dhakaDay, startOfWeek } from '#submissions/dhaka-time.ts';
import { fieldsOf } from '#submissions/form.ts';
import { contactForm } from '#submissions/forms/contact.ts';
import { findForm, programmeName } from '#submissions/forms/forms.ts';

const hour = 60 * 60 * 1000;

export type Statistics = {
  submissions: number;
  /** All submissions but the messages of the contact form. */
  applications: number;
  messages: number;
  answers: AnswerStatistics;
  /** Most first; null: of a form that is no programme's. */
  programmes: { programme: string | null; name: string | null; count: number }[];
  /** As people call it, most first; null: the form doesn't ask, or it was left out. */
  destinations: { destination: string | null; count: number }[];
  /** By the Sunday, `yyyy-mm-dd`, with which the week begins in Dhaka; weeks without any stand among them. */
  weeks: { week: string; count: number; messages: number }[];
};

/** How the applications stand; messages have no time by which they are answered. */
type AnswerStatistics = {
  answered: number;
  open: number;
  /** Of the open ones. */
  overdue: number;
  /** From the submission to the mark, in hours; null while none is answered. */
  medianHours: number | null;
};

/**
 * The destination's name: forms have different values for one country.
 *
 * @returns null where there is none
 */
function destinationOf({ form: slug, programme, answers }: StoredSubmission): string | null {
  const form = findForm(slug, programme);
  const field = form && fieldsOf(form).find(({ name }) => name === 'preferredDestination');
  return (field && answerText(field, answers)) || null;
}

/**
 * Counts submissions, one at a time: of each it keeps at most a number.
 *
 * @param now by which they are overdue
 */
export async function collectStatistics(
  submissions: AsyncIterable<StoredSubmission>,
  now = new Date(),
): Promise<Statistics> {
  const programmes = new Map<string | null, number>();
  const destinations = new Map<string | null, number>();
  const weeks = new Map<string, number>();
  const weeksOfMessages = new Map<string, number>();
  const states = new Map<AnswerState | undefined, number>();
  const hoursToAnswer: number[] = [];
  let total = 0;
  let messages = 0;
  for await (const submission of submissions) {
    total += 1;
    countOne(programmes, submission.programme ?? null);
    countOne(destinations, destinationOf(submission));
    const week = startOfWeek(dhakaDay(submission.submittedAt));
    countOne(weeks, week);
    if (submission.form === contactForm.slug) {
      messages += 1;
      countOne(weeksOfMessages, week);
      continue;
    }
    countOne(states, answerStateOf(submission, now));
    const { submittedAt, answeredAt } = submission;
    if (answeredAt) hoursToAnswer.push((Date.parse(answeredAt) - Date.parse(submittedAt)) / hour);
  }
  const overdue = states.get('overdue') ?? 0;
  return {
    submissions: total,
    applications: total - messages,
    messages,
    answers: {
      answered: states.get('answered') ?? 0,
      open: (states.get('open') ?? 0) + overdue,
      overdue,
      medianHours: medianOf(hoursToAnswer),
    },
    programmes: mostFirst(programmes).map(([programme, count]) => ({
      programme,
      name: programme === null ? null : programmeName(programme),
      count,
    })),
    destinations: mostFirst(destinations).map(([destination, count]) => ({ destination, count })),
    weeks: weekByWeek(weeks, weeksOfMessages),
  };
}

function countOne<Key>(counts: Map<Key, number>, key: Key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Those with the same number stand in the order of their names. */
const mostFirst = (counts: Map<string | null, number>) =>
  [...counts].toSorted(
    ([one, oneCount], [other, otherCount]) =>
      otherCount - oneCount || (one ?? '').localeCompare(other ?? ''),
  );

/** The middle one, or the mean of the two in the middle, to a tenth; null of none. */
function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) return null;
  return Math.round(((lower + upper) / 2) * 10) / 10;
}

function weekByWeek(
  counts: Map<string, number>,
  messages: Map<string, number>,
): Statistics['weeks'] {
  const known = [...counts.keys()].toSorted();
  const last = known.at(-1) ?? '';
  const weeks: Statistics['weeks'] = [];
  for (let week = known[0] ?? ''; week && week <= last; week = addDays(week, 7)) {
    weeks.push({ week, count: counts.get(week) ?? 0, messages: messages.get(week) ?? 0 });
  }
  return weeks;
}
