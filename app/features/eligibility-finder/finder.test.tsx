import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placeLabels } from '#content/destinations/country-names.ts';
import type { Profile } from '#content/eligibility/profile.ts';
import { evaluateEligibility } from '#domain/eligibility/eligibility-results.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { findSuggestions } from '#domain/eligibility/suggestions.ts';
import { exampleOpportunities } from '#domain/eligibility/testing/example-opportunities.ts';
import { exampleProfile } from '#domain/eligibility/testing/example-profile.ts';
import { Finder } from './finder.tsx';
import { createFinderPath } from './finder-paths.ts';
import { finderTexts } from './finder-texts.server.ts';
import { FinderTextsContext } from './finder-texts.ts';
import { OpportunitiesContext } from './use-opportunities.ts';

/*
 * The views of "Can I go?" with a list of opportunities that doesn't grow. Tests in a browser have the site's own list, in which a
 * programme may fit everybody, and then no sentence is without results.
 */

const render = (profile: Profile, options: readonly Opportunity[] = exampleOpportunities) =>
  renderToStaticMarkup(
    <OpportunitiesContext value={{ options, places: placeLabels.en }}>
      <FinderTextsContext value={finderTexts.en}>
        <Finder search={new URL(createFinderPath({ profile }), 'http://site.test').search} />
      </FinderTextsContext>
    </OpportunitiesContext>,
  );

const removeTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const renderText = (...parameters: Parameters<typeof render>) => removeTags(render(...parameters));

const nothingFits = 'Nothing fits this sentence';
const nationalProgrammes = 'See National Programs';
const withoutResults = { ...exampleProfile, where: 'usa', length: '1-month' } satisfies Profile;

test('if nothing fits, the answer names the nearest opportunity and its reason, and no group', () => {
  const text = renderText(withoutResults);
  expect(text).toContain(
    `${nothingFits} The nearest is J1 Internship (USA). It takes 6, 9, 12 or 18 months: longer than you said. It asks for`,
  );
  expect(text).not.toContain('You can apply now');
  expect(text).not.toContain('Could fit');
  expect(text).toContain('6 not yet, and why');
});

test('a programme that fits everybody, everywhere, leaves no sentence without results', () => {
  const [first] = exampleOpportunities.filter(({ id }) => id === 'student-exchange');
  if (!first) throw new Error('The example opportunities have no Student Exchange');
  const summerSchool = { ...first, id: 'summer-school', rules: [], duration: undefined };
  const text = renderText(withoutResults, [...exampleOpportunities, summerSchool]);
  expect(text).not.toContain(nothingFits);
  expect(text).toContain('Nothing yet, but one could fit: see below. Or change the sentence:');
});

test('if nothing fits, each suggested change states how many opportunities it opens', () => {
  const suggestions = findSuggestions(withoutResults, exampleOpportunities);
  const links = render(withoutResults)
    .match(/<ol class="suggested-changes">.*?<\/ol>/)?.[0]
    .match(/<a .*?<\/a>/g);
  expect(links?.map((link) => Number(/class="number">(\d+)/.exec(link)?.[1]))).toEqual(
    suggestions.map(({ change }) => {
      const profile = { ...withoutResults, ...change };
      const { counts } = evaluateEligibility({ profile, sort: 'fit' }, exampleOpportunities);
      return counts.eligible || counts.couldFit;
    }),
  );
  expect(links?.map((link) => removeTags(link))).toEqual([
    expect.stringContaining('Go anywhere'),
    expect.stringContaining('Stay up to 12 months'),
  ]);
});

test('if nothing fits, students of every age read of the programme in Bangladesh, and graduates don’t', () => {
  for (const age of [17, 22, 30]) {
    expect(renderText({ ...withoutResults, age }), `${age}`).toContain(nationalProgrammes);
  }
  const text = renderText({ ...withoutResults, studies: 'graduate' });
  expect(text).toContain(nothingFits);
  expect(text).not.toContain(nationalProgrammes);
});

test('with one fact or none, the heading counts what is at the place, and asks for more', () => {
  const text = renderText({ where: 'usa' });
  expect(text).toContain('3 ways to the USA. Fill in the blanks to see which fit you.');
  // Three programmes need a partner in the USA.
  expect(text).toContain('6 could fit');
  expect(text).not.toContain('You can apply now');
});
