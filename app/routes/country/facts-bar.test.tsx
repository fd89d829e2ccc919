import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countryTemplate } from '#content/destinations/template.ts';
import { exchangeRates, formatRatesName } from '#content/exchange-rates.ts';
import { FactsBar } from './facts-bar.tsx';
import { createFactsBarView } from './facts-bar-view.ts';

const read = (slug: Parameters<typeof createFactsBarView>[0]) =>
  renderToStaticMarkup(<FactsBar {...createFactsBarView(slug)} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('the facts name the pay in taka with the date of the rate, the stay, the age, the language and who decides the visa', () => {
  const taka = (amount: number) =>
    (Math.round((amount * exchangeRates.inTaka.AED) / 1000) * 1000).toLocaleString('en-GB');
  const text = read('uae');
  expect(text).toContain(
    `Stipend AED 4,000-8,000 a month, about BDT ${taka(4000)}-${taka(8000)} How long 12-24 months Age 21-35 Language English`,
  );
  expect(text).toContain(formatRatesName());
});

test('each placement has its own value if they differ', () => {
  expect(read('germany')).toMatch(/How long 2-3\.5 years Ausbildung 6-12 months Internship Age/);
});

test('an unpublished stipend is asked for, and no rate is named', () => {
  const text = read('malta');
  expect(text).toContain('Stipend Ask us How long Typically 3-12 months');
  expect(text).not.toContain('BDT');
});

test('the visa is decided by the one whom the list of documents names', () => {
  expect(countryTemplate.documents.visa).toContain(
    `${countryTemplate.factsBar.visa.text} decides about your visa`,
  );
});
