import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '#server/observability/metrics.ts';
import { listen } from '#tests/helpers/listen.ts';

// `npx vitest run metrics-documentation -u` writes the table.
const pagePath = join(import.meta.dirname, '../docs/operations/metrics.md');

const tableOnPage = /(?<=^<!-- metrics: .*-->\n).*?(?=^<!-- end of metrics -->$)/ms;

/** Fetches the registry's metrics, and returns a table with the name, type and help of each. */
async function createTable(): Promise<string> {
  const { listener } = createMetrics(
    {},
    { deliveries: async () => ({}), upstreams: async () => ({}), backups: async () => ({}) },
  );
  const { url, stop } = await listen(createServer(listener));
  onTestFinished(stop);
  const text = await (await fetch(`${url}/metrics`)).text();
  const types = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]),
  );
  const rows = [...text.matchAll(/^# HELP (\S+) (.+)$/gm)].map(([, name = '', help = '']) => [
    `\`${name}\``,
    types.get(name) ?? '',
    help.replace(/\.$/, '').replaceAll('|', '\\|'),
  ]);
  // The site's own come first.
  const own = rows.filter(([name]) => name?.startsWith('`opar_'));
  const sorted = [...own, ...rows.filter((row) => !own.includes(row))];
  const head = ['metric', 'type', 'what it is'];
  const width = (column: number) =>
    Math.max(...[head, ...sorted].map((cells) => cells[column]?.length ?? 0));
  return [head, head.map((_, column) => '-'.repeat(width(column))), ...sorted]
    .map((cells) => `| ${cells.map((cell, column) => cell.padEnd(width(column))).join(' | ')} |\n`)
    .join('');
}

// Some of the process's metrics only exist on Linux.
test.skipIf(process.platform !== 'linux')('the page has a row for each metric', async () => {
  const page = readFileSync(pagePath, 'utf8');
  expect(page).toMatch(tableOnPage);
  const table = await createTable();
  await expect(page.replace(tableOnPage, () => `\n${table}\n`)).toMatchFileSnapshot(pagePath);
});
