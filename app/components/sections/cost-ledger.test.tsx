import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { costTexts } from '#content/costs/cost-texts.ts';
import { createCountryLedger } from '#content/costs/create-cost-ledger.ts';
import type { CostRow } from '#content/types/cost.ts';
import { CostLedger } from './cost-ledger.tsx';
import { createCostCells } from './create-cost-cells.ts';

const row = (more: Partial<CostRow>): CostRow => ({
  id: 'flight',
  label: 'Flight',
  ask: '/contact',
  ...more,
});
const you = { text: 'You', isYou: true };

/** Describes the cells as 'Who pays: You', with the number of their columns. */
const describeCells = (cost: CostRow) =>
  createCostCells(cost, costTexts.en.ledger.columns).map(
    ({ name, text = 'Ask us', span }) => `${name}: ${text} (${span})`,
  );

test.each([
  ['nothing is known', row({}), ['Who pays, to whom, when, how much: Ask us (4)']],
  [
    'only the payer',
    row({ payer: you }),
    ['Who pays: You (1)', 'To whom, when, how much: Ask us (3)'],
  ],
  [
    'not the recipient',
    row({ payer: you, when: 'Each month', amount: 'EUR 5' }),
    ['Who pays: You (1)', 'To whom: Ask us (1)', 'When: Each month (1)', 'How much: EUR 5 (1)'],
  ],
  [
    'only the time',
    row({ payer: you, when: 'Before the flight' }),
    [
      'Who pays: You (1)',
      'To whom: Ask us (1)',
      'When: Before the flight (1)',
      'How much: Ask us (1)',
    ],
  ],
  [
    'everything',
    row({ payer: you, recipient: 'The airline', when: 'At once', amount: 'EUR 5' }),
    ['Who pays: You (1)', 'To whom: The airline (1)', 'When: At once (1)', 'How much: EUR 5 (1)'],
  ],
  [
    'that it is included',
    row({ payer: { text: 'Included', isYou: false } }),
    ['Who pays: Included (4)'],
  ],
])('the cells of a cost of which is known: %s', (_, cost, cells) => {
  expect(describeCells(cost)).toEqual(cells);
});

test('every row of the table fills all columns', () => {
  const html = renderToStaticMarkup(<CostLedger {...createCountryLedger('denmark', 'en')} />);
  const rows = html.split('<tbody')[1]?.split('<tr').slice(1) ?? [];
  expect(rows.length).toBeGreaterThan(6);
  for (const line of rows) {
    const spans = [...line.matchAll(/colSpan="(\d)"/gi)].map(([, span]) => Number(span));
    expect(spans.reduce((sum, span) => sum + span, 0)).toBe(4);
  }
});
