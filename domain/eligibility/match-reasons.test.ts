import { expect, test } from 'vitest';
import { programmes as specifiedProgrammes } from '#tests/specification/routes.ts';
import { matchOpportunity } from './match.ts';
import { opportunities } from './opportunities.ts';
import { ask, parseProfile, student } from './testing/ask.ts';

/*
 * What "Can I go?" says about a match: which facts it depends on, what we check, and what is missing. Written by hand from the
 * specification's table of who may apply, not from the rules.
 */

test.each([
  ['france-hospitality-internship', 'age=24&studies=year-2', ['english', 'passport'], []],
  ['student-exchange', 'age=24&studies=year-2&english=basic', ['passport'], ['a minimum GPA']],
  [
    'usa-teacher',
    'field=teaching&experience=2-years&english=fluent&passport=2-years',
    ['age'],
    ['TOEFL 550+, unless waived', 'a valid certification'],
  ],
  [
    'uae-luxury-hospitality',
    'age=24&english=basic&passport=2-years',
    ['studies', 'field', 'experience'],
    [],
  ],
  [
    'pathway-program',
    'studies=diploma&english=basic&passport=2-years',
    [],
    ['studies from the 2nd year, or a graduation within 12 months'],
  ],
] as const)('%s depends on facts, and we check the rest: %s', (id, query, facts, checks) => {
  const match = ask(query, id);
  expect(match?.missingFacts).toEqual(facts);
  expect(match?.toCheck.map(({ requirementText }) => requirementText).toSorted()).toEqual(
    checks.toSorted(),
  );
});

test.each([
  ['usa-j1-internship', 'almost', 'basic', ['upper-intermediate English']],
  ['medical-internships', 'almost', 'basic', ['intermediate English']],
  ['denmark-livestock-traineeship', 'almost', 'beginner', ['IELTS A2 or higher']],
] as const)('%s (%s) with %s English names what is missing', (id, group, english, unmet) => {
  const match = ask(student.replace('english=basic', `english=${english}`), id);
  expect(match?.group).toBe(group);
  expect(match?.unmet.map(({ requirementText }) => requirementText)).toEqual(unmet);
});

test.each([
  ['spain-hospitality-internship', '1-year', 24],
  ['spain-hospitality-internship', '2-years', undefined],
  ['spain-hospitality-internship', '6-months', undefined],
  ['uae-luxury-hospitality', '1-year', undefined],
  ['bahrain-gulf-hospitality', '1-year', undefined],
  ['denmark-livestock-traineeship', '1-year', undefined],
  ['virtual-internship', 'none', undefined],
])('%s with a passport of %s: the documents ask for %s months', (id, passport, months) => {
  const match = ask(student.replace('2-years', passport), id);
  expect(match).toBeDefined();
  expect(match?.renewalMonths).toBe(months);
});

test('a partner is needed only by programmes without a country, and only where a place is named', () => {
  const listPartners = (query: string) =>
    opportunities
      .map((opportunity) => matchOpportunity(opportunity, parseProfile(query)))
      .filter(({ needsPartner }) => needsPartner)
      .map(({ opportunity }) => opportunity);
  /** Without the programmes that the specification doesn't know. */
  const listPartnerIds = (query: string) =>
    listPartners(query)
      .filter(
        ({ id, kind }) => kind === 'placement' || specifiedProgrammes.some((slug) => slug === id),
      )
      .map(({ id }) => id)
      .toSorted();
  const programmes = ['pathway-program', 'student-exchange', 'study-abroad'];
  expect(listPartnerIds(`${student}&where=denmark`)).toEqual(programmes);
  expect(listPartnerIds(`${student}&where=gulf`)).toEqual(programmes);
  for (const { kind, isAbroad } of listPartners(`${student}&where=denmark`)) {
    expect({ kind, isAbroad }).toEqual({ kind: 'programme', isAbroad: true });
  }
  expect(listPartnerIds(`${student}&where=anywhere`)).toEqual([]);
  expect(listPartnerIds(student)).toEqual([]);
});

test('a preferred background is told to whoever has another one, and excludes nobody', () => {
  const listPreferences = (field: string) =>
    ask(`age=30&english=fluent&passport=2-years&field=${field}`, 'medical-internships');
  expect(listPreferences('engineering')).toMatchObject({ group: 'now' });
  expect(listPreferences('engineering')?.preferences).toHaveLength(1);
  expect(listPreferences('health')?.preferences).toEqual([]);
  expect(listPreferences('science')?.preferences).toEqual([]);
});
