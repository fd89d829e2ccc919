import { expect, test } from 'vitest';
import { exchangeRates } from '#content/exchange-rates.ts';
import { createOpportunityStipend } from './opportunity-stipend.ts';

const inTaka = { ...exchangeRates.inTaka, EUR: 140, USD: 122 };

test('a monthly amount is converted to taka, rounded to thousands', () => {
  const stipend = { currency: 'EUR', from: 803, to: 1200, per: 'month' } as const;
  expect(createOpportunityStipend(stipend, 'en', inTaka)).toEqual({
    text: 'EUR 803–1,200',
    per: 'month',
    typed: stipend,
    taka: { from: 112_000, to: 168_000 },
  });
});

test('an annual amount is converted to taka per month', () => {
  expect(
    createOpportunityStipend({ currency: 'USD', from: 38_000, per: 'year' }, 'en', inTaka),
  ).toMatchObject({ text: 'USD 38,000+', per: 'year', taka: { from: 386_000 } });
});
