import { collectStatistics } from '../statistics.ts';
import { countTable } from '../table.ts';
import type { Run } from '../tool.ts';

export const stats: Run = async function* (tool, { filter, json }) {
  const store = await tool.store();
  const statistics = await collectStatistics(store.list(filter));
  if (json) {
    yield `${JSON.stringify(statistics, null, 2)}\n`;
    return;
  }
  const { submissions, programmes, destinations, weeks } = statistics;
  if (submissions === 0) {
    yield 'There are no submissions.\n';
    return;
  }
  const none = '(none)';
  const tables: [heading: string, counts: { name: string; count: number }[]][] = [
    ['Programme', programmes.map(({ name, count }) => ({ name: name ?? none, count }))],
    [
      'Destination',
      destinations.map(({ destination, count }) => ({ name: destination ?? none, count })),
    ],
    ['Week from Sunday', weeks.map(({ week, count }) => ({ name: week, count }))],
  ];
  yield `Submissions: ${submissions}\n`;
  for (const [heading, counts] of tables) {
    yield `\n${countTable(heading, counts, submissions, tool.columns)}`;
  }
};
