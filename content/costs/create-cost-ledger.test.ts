import { expect, test } from 'vitest';
import {
  createCountryLedger,
  createProgrammeLedger,
  formatCostAmount,
} from './create-cost-ledger.ts';

test('a line shows what is confirmed, and nothing else', () => {
  const housing = createCountryLedger('denmark', 'en').rows.find(({ id }) => id === 'housing');
  expect(housing).toMatchObject({
    label: 'Housing',
    payer: { text: 'You', isYou: true },
    when: 'Each month',
    amount: 'EUR 200-250 per month',
  });
  expect(housing).not.toHaveProperty('recipient');
  const fee = createCountryLedger('denmark', 'en').rows.find(({ id }) => id === 'our-fee');
  expect(Object.keys(fee ?? {}).toSorted()).toEqual(['ask', 'id', 'label']);
});

test('both languages have the same lines, which say the same', () => {
  const [english, bengali] = (['en', 'bn'] as const).map((language) =>
    createProgrammeLedger('agriculture-internship', language).rows.map(
      ({ id, payer, ...texts }) => ({
        id,
        isYou: payer?.isYou,
        texts: Object.keys(texts),
      }),
    ),
  );
  expect(bengali).toEqual(english);
});

test('an amount has its currency and its period in the order of the language', () => {
  const taka = { currency: 'BDT', from: 5000, to: 5000 } as const;
  expect(formatCostAmount(taka, 'en')).toBe('BDT 5,000');
  expect(formatCostAmount(taka, 'bn')).toBe('৳৫,০০০');
  const dollars = { currency: 'USD', from: 1000, per: 'year' } as const;
  expect(formatCostAmount(dollars, 'en')).toBe('USD 1,000+ per year');
  expect(formatCostAmount(dollars, 'bn')).toBe('প্রতি বছর ১,০০০+ মার্কিন ডলার');
});
