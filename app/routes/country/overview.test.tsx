import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countryPage } from '#content/destinations/country-page.ts';
import { germany as germanies } from '#content/destinations/germany.ts';
import type { Language } from '#content/language.ts';
import type { CountryFact } from '#content/types/country.ts';
import { createCountryView } from './country-view.ts';
import { Overview } from './overview.tsx';

const renderOverview = (facts: CountryFact[], language: Language = 'en') =>
  renderToStaticMarkup(
    <Overview
      texts={countryPage[language].template.overview}
      paragraphs={['Milk and feed a herd.']}
      facts={createCountryView({ ...germanies[language], facts }, language).facts}
    />,
  );

const fact: CountryFact = {
  text: {
    en: 'Visas are asked for at an office in Dhaka.',
    bn: 'ভিসার আবেদন ঢাকার একটি অফিসে দিতে হয়।',
  },
  source: {
    name: { en: 'The office', bn: 'ভিসা অফিস' },
    address: 'https://office.example.org/visas',
  },
  checkedOn: '2027-05-03',
};

test('a fact is shown with its source and the date on which it was checked', () => {
  const html = renderOverview([fact]);
  expect(html.replace(/<[^>]*>/g, '')).toContain(
    'What we have checkedVisas are asked for at an office in Dhaka. Source: The office, checked on May 3, 2027',
  );
  expect(html).toContain('<a href="https://office.example.org/visas">The office</a>');
});

test('on a Bengali page a fact, its source and its date are in Bengali', () => {
  const text = renderOverview([fact], 'bn').replace(/<[^>]*>/g, '');
  expect(text).toContain('ভিসার আবেদন ঢাকার একটি অফিসে দিতে হয়।');
  expect(text).toContain('ভিসা অফিস');
  expect(text).toContain('৩ মে ২০২৭');
  expect(text.replace('Milk and feed a herd.', '')).not.toMatch(/[a-z]/i);
});

test('without facts there is no list of facts', () => {
  expect(renderOverview([])).not.toContain('What we have checked');
});
