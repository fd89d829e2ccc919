import { expect, test } from 'vitest';
import type { Placement, Stipend } from '#content/types/country.ts';
import { listCountryFacts } from './country-facts.ts';

const placement = (title: string, stipend?: Stipend): Placement => ({
  title,
  text: '',
  positions: [],
  ...(stipend && { stipend }),
});
const euros = (from: number, to?: number): Stipend => ({
  currency: 'EUR',
  from,
  ...(to !== undefined && { to }),
  per: 'month',
});

test('a country says what it pays, over all that is paid alike', () => {
  const perYear: Stipend = { currency: 'USD', from: 38_000, per: 'year' };
  const placements = [
    placement('Ausbildung', euros(900, 1300)),
    placement('Internship', euros(800, 1200)),
    placement('Teacher', perYear),
  ];
  expect(listCountryFacts({ placements })).toEqual(['EUR 800-1,300', 'per month']);
});

test('a stipend without a highest amount says so', () => {
  const placements = [placement('One', euros(900)), placement('Two', euros(800, 1200))];
  expect(listCountryFacts({ placements })).toEqual(['EUR 800+', 'per month']);
});

test('where no stipend is known, there is what one does', () => {
  const placements = ['Hotel', 'Medical', 'Farm'].map((title) => placement(title));
  expect(listCountryFacts({ placements })).toEqual(['Hotel', 'Medical']);
});
