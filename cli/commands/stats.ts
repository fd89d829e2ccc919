import type { RunCommand } from '../context.ts';
import { collectStatistics } from '../statistics.ts';
import { type Count, formatCountTable } from '../table.ts';

/** Messages have neither a programme nor a destination, so they are counted among those without a name. */
const subtractMessages = (
  counts: readonly { name: string | null; count: number }[],
  messages: number,
): Count[] =>
  counts
    .map(({ name, count }) =>
      name === null ? { name: '(none)', count: count - messages } : { name, count },
    )
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);

/** Counts the selected submissions by programme, destination and week, as tables or as JSON. */
export const stats: RunCommand = async function* (context, { filter, json }) {
  const store = await context.store();
  const statistics = await collectStatistics(store.list(filter));
  if (json) {
    yield `${JSON.stringify(statistics, null, 2)}\n`;
    return;
  }
  const { submissions, applications, messages, answers, programmes, destinations, weeks } =
    statistics;
  if (submissions === 0) {
    yield 'There are no submissions.\n';
    return;
  }
  yield `Applications: ${applications}\nMessages of the contact form: ${messages}\n`;
  if (applications === 0) return;
  const { answered, open, overdue, medianHours } = answers;
  yield `Answered: ${answered}${medianHours === null ? '' : `, half of them within ${medianHours} hours (median)`}\nOpen: ${open}, of which overdue: ${overdue}\n`;

  const tables: [heading: string, counts: Count[]][] = [
    ['Programme', subtractMessages(programmes, messages)],
    [
      'Destination',
      subtractMessages(
        destinations.map(({ destination: name, count }) => ({ name, count })),
        messages,
      ),
    ],
    [
      'Week from Sunday',
      weeks.map((each) => ({ name: each.week, count: each.count - each.messages })),
    ],
  ];
  for (const [heading, counts] of tables) {
    yield `\n${formatCountTable(heading, counts, applications, context.columns)}`;
  }
};
