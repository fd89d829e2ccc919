import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { germany as germanies } from '#content/destinations/germany.ts';
import { countryTemplate } from '#content/destinations/template.ts';
import type { CountryFact } from '#content/types/country.ts';
import { createCountryView } from './country-view.ts';
import { Overview } from './overview.tsx';

const germany = germanies.en;

const renderOverview = (facts: CountryFact[]) =>
  renderToStaticMarkup(
    <Overview
      texts={countryTemplate.overview}
      paragraphs={['Milk and feed a herd.']}
      facts={createCountryView({ ...germany, facts }, 'en').facts}
    />,
  );

test('a fact is shown with its source and the date on which it was checked', () => {
  const html = renderOverview([
    {
      text: 'Visas are asked for at an office in Dhaka.',
      source: { name: 'The office', address: 'https://office.example.org/visas' },
      checkedOn: '2027-05-03',
    },
  ]);
  expect(html.replace(/<[^>]*>/g, '')).toContain(
    'What we have checkedVisas are asked for at an office in Dhaka. Source: The office, checked on 3 May 2027',
  );
  expect(html).toContain('<a href="https://office.example.org/visas">The office</a>');
});

test('without facts there is no list of facts', () => {
  expect(renderOverview([])).not.toContain('What we have checked');
});
