import { expect, test } from 'vitest';
import { formatCountTable } from './table.ts';

const counts = [
  { name: 'Portugal', count: 300 },
  { name: 'Malta', count: 150 },
  { name: 'Greece', count: 1 },
  { name: 'Spain', count: 0 },
];
const table = (columns: number | undefined) =>
  formatCountTable('Destination', counts, 451, columns).trimEnd().split('\n');

test('aligns the counts and their shares', () => {
  expect(table(undefined)).toEqual([
    'Destination  Number  Share',
    'Portugal        300   67 %',
    'Malta           150   33 %',
    'Greece            1    0 %',
    'Spain             0    0 %',
  ]);
});

test('the bars fit into the terminal, and a narrow one has none', () => {
  expect(table(48).map((line) => line.slice(26).trim())).toEqual([
    '',
    '█'.repeat(20),
    '█'.repeat(10),
    '█',
    '',
  ]);
  for (const columns of [38, 60, 200]) {
    const widest = Math.max(...table(columns).map((line) => line.length));
    expect(widest).toBeGreaterThan(26);
    expect(widest).toBeLessThanOrEqual(columns);
  }
  expect(table(37)).toEqual(table(undefined));
});
