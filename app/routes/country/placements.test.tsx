import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageContext } from '#app/components/language/language-context.ts';
import { germany as germanies } from '#content/countries/germany.ts';
import { uae } from '#content/countries/uae.ts';
import { usa } from '#content/countries/usa.ts';
import { countryPage } from '#content/destinations/country-page.ts';
import type { Language } from '#content/language.ts';
import type { Placement } from '#content/types/country.ts';
import { createCountryView } from './country-view.ts';
import { Placements } from './placements.tsx';

/** The placements of Germany, none of which is paused. */
const placements: Placement[] = germanies.en.placements;

const render = (shown: readonly Placement[], language: Language = 'en') =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <Placements
        texts={countryPage[language].placements}
        placements={
          createCountryView({ ...germanies[language], placements: [...shown] }, language).placements
        }
      />
    </LanguageContext>,
  );

const renderText = (shown: readonly Placement[], language: Language = 'en') =>
  render(shown, language)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** The links to application forms. */
const renderLinks = (shown: readonly Placement[]) =>
  render(shown).match(/<a [^>]*href="\/apply\/.*?<\/a>/g) ?? [];

test('a placement without a location has no row for it', () => {
  expect(renderText(placements)).not.toContain('Location');
  expect(renderText(uae.en.placements)).toContain('Location: Dubai, Abu Dhabi, Sharjah');
});

test.each([
  ['a month', germanies.en.placements, 'en', 'per month, about BDT 112,000–182,000'],
  [
    'a year, in taka a month',
    usa.en.placements,
    'en',
    'per year, about BDT 386,000 or more a month',
  ],
  ['in Bengali', uae.bn.placements, 'bn', 'প্রায় ৳১,৩২,০০০–২,৬৪,০০০'],
] as const)('a stipend is followed by its worth in taka: %s', (_, shown, language, words) => {
  expect(renderText(shown, language)).toContain(words);
});

test('the link to the form carries the country; a paused placement has none', () => {
  const [first, second] = renderLinks(placements);
  expect(first).toContain('/apply/international-internship?destination=germany');
  expect(second).toContain('Apply for this internship');
  const paused = { since: '2027-05-03', reason: { en: 'None.', bn: 'না।' } };
  expect(renderLinks(placements.map((each) => ({ ...each, paused })))).toEqual([]);
});

test('a paused placement shows the date and the reason of the pause', () => {
  const paused = {
    since: '2027-05-03',
    reason: {
      en: 'The hosts take nobody before spring.',
      bn: 'হোস্ট কোম্পানিগুলো বসন্তের আগে কাউকে নেবে না।',
    },
  };
  const [first, ...others] = placements;
  if (!first)
    throw new Error('The record of Germany has no placements; this test needs at least one');
  expect(renderText([{ ...first, paused }, ...others])).toContain(
    `${first.title} Paused since May 3, 2027. ${paused.reason.en}`,
  );
  expect(renderText(placements)).not.toContain('Paused');
  expect(renderText([{ ...first, paused }], 'bn')).toContain(
    `৩ মে ২০২৭ থেকে স্থগিত। ${paused.reason.bn}`,
  );
});
