import { expect, test } from 'vitest';
import { createPosterFacts } from './country-posters.ts';

test.each([
  ['germany', 'EUR 800–1,300', '6 months to 3.5 years'],
  ['usa', 'USD 1,200–2,400', '6 months to 3 years'],
  ['china', 'CNY 1,800', '10 months'],
  ['france', expect.stringMatching(/^EUR [\d,]+–[\d,]+$/), 'typically 3-12 months'],
  ['malta', undefined, 'typically 3-12 months'],
] as const)('the poster of %s has its pay and its stay', (slug, stipend, stay) => {
  expect(createPosterFacts(slug, 'en')).toEqual({ stipend, stay });
});

test.each([
  ['new-zealand', '১,২০০–১,৬০০ নিউজিল্যান্ড ডলার', 'সাধারণত ৩-১২ মাস'],
  ['uae', '৪,০০০–৮,০০০ আমিরাতি দিরহাম', '১২-২৪ মাস'],
] as const)('the poster of %s has them in Bengali', (slug, stipend, stay) => {
  expect(createPosterFacts(slug, 'bn')).toEqual({ stipend, stay });
});
