import { addDays, startOfDhakaDay } from '#common/dhaka-time.ts';
import { countWaitingAnswers, type WaitingAnswers } from './answer-state.server.ts';
import type { DeliveryCounts } from './database/delivery-list.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import { formatAnswer } from './describe.ts';
import { getFields } from './form.ts';
import { findForm, getProgrammeName } from './forms/forms.ts';
import type { Store } from './store.server.ts';

/** A count with its name. Lists have the largest count first. */
type Count = { name: string; count: number };

/** The submissions of a week, in numbers that identify nobody. Suspected ones are counted separately. */
export type WeeklyStatistics = {
  submissions: number;
  /** Those among them that came from Bengali forms, and expect an answer in Bengali. */
  bengali: number;
  forms: Count[];
  programmes: Count[];
  destinations: Count[];
  /** The suspected submissions of this week. */
  suspected: number;
  /** The suspected submissions of any week that staff have neither released nor erased. */
  heldBack: number;
  deliveries: DeliveryCounts;
  /** The submissions of any week that wait for an answer at this moment. */
  answers: WaitingAnswers;
};

function createCounter() {
  const counts = new Map<string, number>();
  return {
    add: (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1),
    sorted: (): Count[] =>
      [...counts]
        .map(([name, count]) => ({ name, count }))
        .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
  };
}

/** Returns the destination as the form's list names it; undefined when the form doesn't ask for one. */
function getDestinationLabel({
  form: slug,
  programme,
  answers,
}: StoredSubmission): string | undefined {
  const form = findForm(slug, 'en', programme);
  const field = form && getFields(form).find(({ name }) => name === 'preferredDestination');
  // Only labels of the list are counted. A value that is no longer in the list could be anything.
  const isListed =
    field && 'options' in field && field.options.some(({ value }) => value === answers[field.name]);
  return field && isListed ? formatAnswer(field, answers) : undefined;
}

/**
 * Counts the submissions of a week.
 *
 * @param week its first day in Dhaka, a Sunday, as `yyyy-mm-dd`
 */
export async function collectWeeklyStatistics(
  store: Store,
  week: string,
): Promise<WeeklyStatistics> {
  const since = startOfDhakaDay(week);
  const until = startOfDhakaDay(addDays(week, 7));
  const [forms, programmes, destinations] = [createCounter(), createCounter(), createCounter()];
  let submissions = 0;
  let bengali = 0;
  let suspected = 0;
  for await (const submission of store.list({ since, until })) {
    const { form, programme } = submission;
    if (submission.spamReason) {
      suspected += 1;
      continue;
    }
    submissions += 1;
    if (submission.language === 'bn') bengali += 1;
    forms.add(findForm(form, 'en', programme)?.heading ?? form);
    if (programme) programmes.add(getProgrammeName(programme, 'en'));
    const destination = getDestinationLabel(submission);
    if (destination) destinations.add(destination);
  }
  const { suspected: heldBack } = await store.countSubmitted(new Date(until));
  return {
    submissions,
    bengali,
    forms: forms.sorted(),
    programmes: programmes.sorted(),
    destinations: destinations.sorted(),
    suspected,
    heldBack,
    deliveries: await store.countDeliveries(),
    answers: await countWaitingAnswers(store, new Date()),
  };
}
