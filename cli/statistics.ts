import type { StoredSubmission } from '#submissions/database/rows.server.ts';
import { answerText } from '#submissions/describe.ts';
import { addDays, dhakaDay, startOfWeek } from '#submissions/dhaka-time.ts';
import { fieldsOf } from '#submissions/form.ts';
import { findForm, programmeName } from '#submissions/forms/forms.ts';

export type Statistics = {
  submissions: number;
  /** Most first; null: of a form that is no programme's. */
  programmes: { programme: string | null; name: string | null; count: number }[];
  /** As people call it, most first; null: the form doesn't ask, or it was left out. */
  destinations: { destination: string | null; count: number }[];
  /** By the Sunday, `yyyy-mm-dd`, with which the week begins in Dhaka; weeks without any stand among them. */
  weeks: { week: string; count: number }[];
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

/** Counts submissions, one at a time, so that memory doesn't grow with their number. */
export async function collectStatistics(
  submissions: AsyncIterable<StoredSubmission>,
): Promise<Statistics> {
  const programmes = new Map<string | null, number>();
  const destinations = new Map<string | null, number>();
  const weeks = new Map<string, number>();
  let total = 0;
  for await (const submission of submissions) {
    total += 1;
    countOne(programmes, submission.programme ?? null);
    countOne(destinations, destinationOf(submission));
    countOne(weeks, startOfWeek(dhakaDay(submission.submittedAt)));
  }
  return {
    submissions: total,
    programmes: mostFirst(programmes).map(([programme, count]) => ({
      programme,
      name: programme === null ? null : programmeName(programme),
      count,
    })),
    destinations: mostFirst(destinations).map(([destination, count]) => ({ destination, count })),
    weeks: weekByWeek(weeks),
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

function weekByWeek(counts: Map<string, number>): Statistics['weeks'] {
  const known = [...counts.keys()].toSorted();
  const last = known.at(-1) ?? '';
  const weeks: Statistics['weeks'] = [];
  for (let week = known[0] ?? ''; week && week <= last; week = addDays(week, 7)) {
    weeks.push({ week, count: counts.get(week) ?? 0 });
  }
  return weeks;
}
