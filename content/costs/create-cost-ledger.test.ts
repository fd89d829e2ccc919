import { expect, test } from 'vitest';
import { createCountryLedger, formatCostAmount } from './create-cost-ledger.ts';

test('a line shows what is confirmed, and nothing else', () => {
  const housing = createCountryLedger('denmark').rows.find(({ id }) => id === 'housing');
  expect(housing).toMatchObject({
    label: 'Housing',
    payer: { text: 'You', isYou: true },
    when: 'Each month',
    amount: 'EUR 200-250 per month',
  });
  expect(housing).not.toHaveProperty('recipient');
  const fee = createCountryLedger('denmark').rows.find(({ id }) => id === 'our-fee');
  expect(Object.keys(fee ?? {}).toSorted()).toEqual(['ask', 'id', 'label']);
});

test('an amount has its currency first, and its period last', () => {
  expect(formatCostAmount({ currency: 'BDT', from: 5000, to: 5000 })).toBe('BDT 5,000');
  expect(formatCostAmount({ currency: 'USD', from: 1000, per: 'year' })).toBe(
    'USD 1,000+ per year',
  );
});
