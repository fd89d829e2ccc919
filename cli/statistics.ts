import { addDays, startOfWeek, toDhakaDay } from '#common/dhaka-time.ts';
import { type AnswerState, getAnswerState } from '#domain/submissions/answer-state.server.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { formatAnswer } from '#domain/submissions/describe.ts';
import { getFields } from '#domain/submissions/form.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import { findForm, getProgrammeName } from '#domain/submissions/forms/forms.ts';

const hourMs = 60 * 60 * 1000;

type Statistics = {
  submissions: number;
  /** All submissions except the messages of the contact form. */
  applications: number;
  messages: number;
  answers: AnswerStatistics;
  /** Largest count first. null stands for forms that belong to no programme. */
  programmes: { programme: string | null; name: string | null; count: number }[];
  /**
   * By the name that people read, largest count first. null means that the form doesn't ask, or the sender didn't
   * choose.
   */
  destinations: { destination: string | null; count: number }[];
  /** Each week by its first day in Dhaka, a Sunday, as `yyyy-mm-dd`. Weeks without submissions are included. */
  weeks: { week: string; count: number; messages: number }[];
};

/** The answer states of the applications. Messages have no promised time, so they aren't counted. */
type AnswerStatistics = {
  answered: number;
  open: number;
  /** These are among the open ones. */
  overdue: number;
  /** Hours from the submission to the mark as answered; null while none is answered. */
  medianHours: number | null;
};

/**
 * Returns the destination's name, since forms have different values for one country.
 *
 * @returns null when there is none
 */
function getDestinationName({ form: slug, programme, answers }: StoredSubmission): string | null {
  const form = findForm(slug, 'en', programme);
  const field = form && getFields(form).find(({ name }) => name === 'preferredDestination');
  return (field && formatAnswer(field, answers)) || null;
}

/**
 * Counts submissions one at a time, so that memory holds at most a number for each.
 *
 * @param now the time at which they are overdue or not
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
    increment(programmes, submission.programme ?? null);
    increment(destinations, getDestinationName(submission));
    const week = startOfWeek(toDhakaDay(submission.submittedAt));
    increment(weeks, week);
    if (submission.form === contactForm.slug) {
      messages += 1;
      increment(weeksOfMessages, week);
      continue;
    }
    increment(states, getAnswerState(submission, now));
    const { submittedAt, answeredAt, outcome } = submission;
    // An application that was withdrawn got no answer.
    if (answeredAt && !outcome)
      hoursToAnswer.push((Date.parse(answeredAt) - Date.parse(submittedAt)) / hourMs);
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
      medianHours: calculateMedian(hoursToAnswer),
    },
    programmes: sortByCount(programmes).map(([programme, count]) => ({
      programme,
      name: programme === null ? null : getProgrammeName(programme, 'en'),
      count,
    })),
    destinations: sortByCount(destinations).map(([destination, count]) => ({
      destination,
      count,
    })),
    weeks: listWeeks(weeks, weeksOfMessages),
  };
}

function increment<Key>(counts: Map<Key, number>, key: Key) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Equal counts are in the order of their names. */
const sortByCount = (counts: Map<string | null, number>) =>
  [...counts].toSorted(
    ([one, oneCount], [other, otherCount]) =>
      otherCount - oneCount || (one ?? '').localeCompare(other ?? ''),
  );

/**
 * Returns the median to one decimal, which is the mean of the two middle values for an even number; null for no
 * values.
 */
function calculateMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) return null;
  return Math.round(((lower + upper) / 2) * 10) / 10;
}

function listWeeks(
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
