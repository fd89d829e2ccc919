import { countWaitingAnswers, type WaitingAnswers } from './answer-state.server.ts';
import type { DeliveryCounts } from './database/deliveries.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import { answerText } from './describe.ts';
import { addDays, startOfDhakaDay } from './dhaka-time.ts';
import { fieldsOf } from './form.ts';
import { findForm, programmeName } from './forms/forms.ts';
import type { Store } from './store.server.ts';

/** How many, by what they are called; the largest number first. */
type Count = { name: string; count: number };

/** What came in a week, in numbers: nothing of it tells who. Those that are suspected are counted apart. */
export type WeekInNumbers = {
  submissions: number;
  forms: Count[];
  programmes: Count[];
  destinations: Count[];
  /** Of the week. */
  suspected: number;
  /** Of whatever week, until staff release or erase them. */
  heldBack: number;
  deliveries: DeliveryCounts;
  /** At the moment, of whatever week. */
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

/** As it was read in the form's list; undefined where the form asks for none. */
function destinationOf({ form: slug, programme, answers }: StoredSubmission): string | undefined {
  const form = findForm(slug, programme);
  const field = form && fieldsOf(form).find(({ name }) => name === 'preferredDestination');
  // A list's own label: what the list doesn't have any more could be anything.
  const isListed =
    field && 'options' in field && field.options.some(({ value }) => value === answers[field.name]);
  return field && isListed ? answerText(field, answers) : undefined;
}

/** @param week the Sunday, `yyyy-mm-dd`, with which it begins in Dhaka */
export async function weekInNumbers(store: Store, week: string): Promise<WeekInNumbers> {
  const since = startOfDhakaDay(week);
  const until = startOfDhakaDay(addDays(week, 7));
  const [forms, programmes, destinations] = [createCounter(), createCounter(), createCounter()];
  let submissions = 0;
  let suspected = 0;
  for await (const submission of store.list({ since, until })) {
    const { form, programme } = submission;
    if (submission.suspicion) {
      suspected += 1;
      continue;
    }
    submissions += 1;
    forms.add(findForm(form, programme)?.heading ?? form);
    if (programme) programmes.add(programmeName(programme));
    const destination = destinationOf(submission);
    if (destination) destinations.add(destination);
  }
  const { suspected: heldBack } = await store.countSubmitted(new Date(until));
  return {
    submissions,
    forms: forms.sorted(),
    programmes: programmes.sorted(),
    destinations: destinations.sorted(),
    suspected,
    heldBack,
    deliveries: await store.countDeliveries(),
    answers: await countWaitingAnswers(store, new Date()),
  };
}
