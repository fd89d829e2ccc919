import { expect, test } from 'vitest';
import { countryPage } from '#content/destinations/country-page.ts';
import { type DestinationSlug, destinations } from '#content/destinations/destinations.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { programmePages } from '#content/programmes/records.ts';
import { evaluateEligibility } from './eligibility-results.ts';
import { parseFinderQuery, stringifyFinderQuery } from './finder-query.ts';
import { opportunities } from './opportunities.ts';

// The finder selects no paused opportunity.
const openDestinations = destinations.filter(({ slug }) =>
  opportunities.some(({ reach, paused }) => reach.countries.includes(slug) && !paused),
);
const openProgrammes = programmes.filter(({ slug }) =>
  opportunities.some(({ programme, paused }) => programme === slug && !paused),
);

const createCountryLink = (slug: DestinationSlug) =>
  countryPage.en.createFinderLink(slug, countryRecords[slug]);

const parseLink = (to: string) => {
  const { pathname, searchParams } = new URL(to, 'http://localhost');
  expect(pathname).toBe('/global-programs');
  const query = parseFinderQuery(searchParams);
  expect(query.ignored).toEqual([]);
  expect(`?${stringifyFinderQuery(query)}`).toBe(to.slice(to.indexOf('?')));
  return query;
};

test.each(openDestinations)('the link of $slug selects only options there', ({ slug }) => {
  const query = parseLink(createCountryLink(slug).to);
  const { couldFit } = evaluateEligibility(query, opportunities);
  const found = couldFit
    .filter(({ needsPartner }) => !needsPartner)
    .map(({ opportunity }) => opportunity);
  expect(found.length).toBeGreaterThan(0);
  for (const { reach } of found) expect(reach.countries).toContain(slug);
});

test('names of countries have their article', () => {
  expect(createCountryLink('germany').name).toBe('Can I go to Germany?');
  expect(createCountryLink('usa').name).toBe('Can I go to the USA?');
});

test.each(openProgrammes)('the link of $slug selects the programme', ({ slug }) => {
  const query = parseLink(programmePages[slug].finder.to);
  const { couldFit } = evaluateEligibility(query, opportunities);
  const found = couldFit.map(({ opportunity }) => opportunity);
  expect(found.map(({ programme }) => programme)).toContain(slug);
});
