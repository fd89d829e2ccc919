import { expect, test } from 'vitest';
import type { Placement } from '#content/types/country.ts';
import type { Stipend } from '#content/types/stipend.ts';
import { listCountryFacts, listPlacementFacts } from './country-facts.ts';

const placement = (title: string, stipend?: Stipend): Placement => ({
  id: title.toLowerCase(),
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

test('a country has the range of comparable stipends', () => {
  const perYear: Stipend = { currency: 'USD', from: 38_000, per: 'year' };
  const placements = [
    placement('Ausbildung', euros(900, 1300)),
    placement('Internship', euros(800, 1200)),
    placement('Teacher', perYear),
  ];
  expect(listCountryFacts({ placements }, 'en')).toEqual(['EUR 800–1,300', 'per month']);
});

test('in Bengali, the currency follows the amount', () => {
  const placements = [placement('হোটেল', euros(800, 1200))];
  expect(listCountryFacts({ placements }, 'bn')).toEqual(['৮০০–১,২০০ ইউরো', 'প্রতি মাসে']);
});

test('a stipend without an upper limit is shown as such', () => {
  const placements = [placement('One', euros(900)), placement('Two', euros(800, 1200))];
  expect(listCountryFacts({ placements }, 'en')).toEqual(['EUR 800+', 'per month']);
});

test('a placement has its own stipend, whatever the others of its country pay', () => {
  const teacher = placement('Teacher', { currency: 'USD', from: 38_000, per: 'year' });
  expect(listPlacementFacts(teacher, 'en')).toEqual(['Teacher', 'USD 38,000+ per year']);
  expect(listPlacementFacts(placement('Hotel'), 'en')).toEqual(['Hotel']);
});

test('without a stipend, the placements are shown', () => {
  const placements = ['Hotel', 'Medical', 'Farm'].map((title) => placement(title));
  expect(listCountryFacts({ placements }, 'en')).toEqual(['Hotel', 'Medical']);
});
