import { expect, test } from 'vitest';
import { type MatchGroup, matchGroups } from '#content/eligibility/result-groups.ts';
import { programmes as specifiedProgrammes } from '#tests/specification/routes.ts';
import { evaluateEligibility } from './eligibility-results.ts';
import { parseFinderQuery } from './finder-query.ts';
import { type Match, matchOpportunity } from './match.ts';
import { opportunities } from './opportunities.ts';

/*
 * Questions to "Can I go?", written by hand from the specification's table of who may apply, not from the rules. None is
 * used in another test.
 */

/** A sentence with these facts meets every general rule. */
const student =
  'age=21&studies=year-3&field=business&experience=none&english=basic&passport=2-years';

const parse = (query: string) => {
  const { profile, ignored } = parseFinderQuery(new URLSearchParams(query));
  expect(ignored).toEqual([]);
  return profile;
};

/** Returns the match, or undefined if the offer is elsewhere than wished. Pauses don't count. */
function ask(query: string, id: string): Match | undefined {
  const profile = parse(query);
  const offers = opportunities.map(({ paused: _, ...offer }) => offer);
  const results = evaluateEligibility({ profile, sort: 'fit' }, offers);
  const { eligible, couldFit, nearlyEligible, notEligible } = results;
  return [...eligible, ...couldFit, ...nearlyEligible, ...notEligible].find(
    ({ opportunity }) => opportunity.id === id,
  );
}

const questions: readonly [offer: string, group: MatchGroup | 'elsewhere', query: string][] = [
  // General rules.
  ['spain-hospitality-internship', 'now', student],
  ['italy-hospitality-internship', 'now', student.replace('year-3', 'graduate-new')],
  ['malta-island-hotel-internship', 'now', student.replace('year-3', 'masters')],
  ['portugal-hospitality-internship', 'not-yet', student.replace('year-3', 'year-1')],
  ['united-kingdom-hospitality-internship', 'not-yet', student.replace('year-3', 'hsc')],
  ['netherlands-hospitality-internship', 'not-yet', student.replace('year-3', 'diploma')],
  ['croatia-seaside-hotel-internship', 'not-yet', student.replace('year-3', 'graduate')],
  ['ireland-hospitality-internship', 'could-fit', student.replace('age=21', 'age=38')],
  ['new-zealand-hospitality-internship', 'could-fit', student.replace('age=21', 'age=17')],
  ['thailand-hotel-and-resort-internship', 'now', student.replace('2-years', '1-year')],
  ['vietnam-hotel-internship', 'almost', student.replace('2-years', '6-months')],
  ['indonesia-resort-internship', 'almost', student.replace('2-years', 'none')],
  ['malaysia-hospitality-internship', 'almost', student.replace('basic', 'beginner')],
  ['hong-kong-city-hotel-internship', 'could-fit', 'age=24&studies=year-2&english=fluent'],
  ['greece-resort-hotel-internship', 'could-fit', 'studies=year-2&english=fluent&passport=2-years'],
  ['montenegro-coastal-hotel-internship', 'now', student.replace('business', 'other')],
  ['czech-republic-city-and-spa-hotel-internship', 'not-yet', `${student}&length=1-month`],
  // Few facts.
  ['spain-hospitality-internship', 'could-fit', 'age=22'],
  ['professional-immersion', 'could-fit', 'age=22'],
  ['professional-immersion', 'could-fit', 'where=anywhere&length=any'],
  ['hotel-immersion', 'could-fit', 'studies=grade-12'],
  ['hotel-immersion', 'now', 'age=16&studies=grade-12'],
  ['professional-immersion', 'now', 'age=52&field=law'],
  ['usa-j1-internship', 'could-fit', 'where=usa'],
  // Germany.
  ['germany-internship', 'not-yet', student.replace('age=21', 'age=36')],
  ['germany-internship', 'now', student.replace('age=21', 'age=35')],
  ['germany-ausbildung', 'could-fit', student.replace('year-3', 'hsc')],
  ['germany-ausbildung', 'could-fit', student.replace('year-3', 'graduate')],
  ['germany-ausbildung', 'almost', student.replace('basic', 'beginner')],
  ['germany-ausbildung', 'not-yet', student.replace('age=21', 'age=17')],
  // France and China.
  ['france-hospitality-internship', 'not-yet', student.replace('age=21', 'age=31')],
  ['france-hospitality-internship', 'now', student.replace('age=21', 'age=30')],
  ['china-hospitality-internship-with-mandarin', 'not-yet', student.replace('age=21', 'age=19')],
  ['china-hospitality-internship-with-mandarin', 'now', student.replace('age=21', 'age=20')],
  // Denmark asks for no field.
  ['denmark-livestock-traineeship', 'now', student],
  ['denmark-livestock-traineeship', 'almost', student.replace('2-years', '1-year')],
  ['denmark-livestock-traineeship', 'not-yet', student.replace('age=21', 'age=40')],
  // USA.
  ['usa-j1-internship', 'now', student.replace('year-3', 'year-1').replace('basic', 'fluent')],
  ['usa-j1-internship', 'now', student.replace('21', '41').replace('basic', 'upper-intermediate')],
  ['usa-j1-internship', 'almost', student.replace('basic', 'intermediate')],
  ['usa-j1-internship', 'not-yet', student.replace('year-3', 'graduate')],
  ['usa-j1-traineeship', 'now', student.replace('year-3', 'graduate').replace('none', '1-year')],
  ['usa-j1-traineeship', 'almost', student.replace('year-3', 'masters').replace('none', 'some')],
  ['usa-j1-traineeship', 'not-yet', student.replace('none', '2-years')],
  ['usa-j1-traineeship', 'could-fit', 'age=25&studies=graduate&english=basic&passport=5-years'],
  [
    'usa-teacher',
    'could-fit',
    'age=29&field=teaching&experience=2-years&english=fluent&passport=5-years',
  ],
  [
    'usa-teacher',
    'almost',
    'age=29&field=teaching&experience=1-year&english=fluent&passport=5-years',
  ],
  [
    'usa-teacher',
    'almost',
    'age=29&field=teaching&experience=2-years&english=intermediate&passport=5-years',
  ],
  [
    'usa-teacher',
    'not-yet',
    'age=29&field=arts&experience=2-years&english=fluent&passport=5-years',
  ],
  // The Gulf.
  [
    'uae-luxury-hospitality',
    'now',
    'age=22&studies=hsc&field=hospitality&experience=some&english=basic&passport=1-year',
  ],
  [
    'uae-luxury-hospitality',
    'now',
    'age=26&studies=graduate&field=tourism&experience=none&english=basic&passport=1-year',
  ],
  [
    'uae-luxury-hospitality',
    'almost',
    'age=22&studies=year-2&field=hospitality&experience=none&english=basic&passport=1-year',
  ],
  [
    'uae-luxury-hospitality',
    'not-yet',
    'age=26&studies=graduate&field=business&experience=2-years&english=basic&passport=1-year',
  ],
  [
    'uae-luxury-hospitality',
    'not-yet',
    'age=20&studies=graduate&field=tourism&experience=none&english=basic&passport=1-year',
  ],
  [
    'uae-luxury-hospitality',
    'could-fit',
    'age=22&studies=year-2&field=hospitality&english=basic&passport=1-year',
  ],
  [
    'bahrain-gulf-hospitality',
    'now',
    'age=24&studies=graduate&field=business&english=basic&passport=1-year',
  ],
  [
    'bahrain-gulf-hospitality',
    'could-fit',
    'age=24&studies=graduate&field=engineering&english=basic&passport=1-year',
  ],
  [
    'bahrain-gulf-hospitality',
    'not-yet',
    'age=24&studies=last-year&field=business&english=basic&passport=1-year',
  ],
  // Medical internships prefer a background, and ask for no studies.
  ['medical-internships', 'now', 'age=45&field=engineering&english=intermediate&passport=6-months'],
  ['medical-internships', 'now', 'age=19&studies=hsc&english=fluent&passport=1-year'],
  ['medical-internships', 'almost', 'age=19&field=health&english=basic&passport=2-years'],
  ['medical-internships', 'not-yet', 'age=17&field=health&english=fluent&passport=2-years'],
  ['medical-internships', 'now', 'age=23&english=fluent&passport=2-years&where=greece'],
  // Student exchange.
  ['student-exchange', 'could-fit', 'age=19&studies=year-1&english=basic&passport=6-months'],
  ['student-exchange', 'could-fit', 'age=30&studies=graduate&english=basic&passport=2-years'],
  ['student-exchange', 'not-yet', 'age=19&studies=hsc&english=basic&passport=2-years'],
  ['student-exchange', 'almost', 'studies=year-1&english=beginner&passport=none'],
  // Programmes in Bangladesh need no passport.
  ['virtual-internship', 'now', 'age=22&studies=year-2&english=basic&passport=none'],
  ['virtual-internship', 'could-fit', 'age=40&studies=year-2&english=basic'],
  ['virtual-internship', 'not-yet', 'age=22&studies=diploma&english=basic'],
  ['virtual-internship', 'elsewhere', `${student}&where=germany`],
  ['hotel-immersion', 'now', 'studies=diploma&english=beginner'],
  ['hotel-immersion', 'could-fit', 'age=19&english=basic'],
  // Study abroad and pathway aren't tied to a country.
  ['study-abroad', 'could-fit', 'age=18&studies=grade-12&english=beginner&passport=2-years'],
  ['study-abroad', 'almost', 'age=50&studies=graduate&english=fluent&passport=none'],
  ['study-abroad', 'could-fit', `${student}&where=united-kingdom`],
  ['pathway-program', 'now', 'age=44&studies=year-2&english=basic&passport=1-year'],
  ['pathway-program', 'could-fit', 'age=18&studies=hsc&english=basic&passport=1-year'],
  ['pathway-program', 'not-yet', 'age=18&studies=year-1&english=basic&passport=1-year'],
  ['pathway-program', 'could-fit', `${student}&where=united-kingdom`],
  ['student-exchange', 'could-fit', `${student}&where=asia`],
  // What is elsewhere, and earlier addresses.
  ['spain-hospitality-internship', 'elsewhere', `${student}&where=usa`],
  [
    'usa-j1-traineeship',
    'now',
    'age=27&studies=graduate-working&experience=2-years&english=basic&passport=2-years',
  ],
];

test.each(questions)('%s: %s (%s)', (id, group, query) => {
  expect(opportunities.map((each) => each.id)).toContain(id);
  expect(ask(query, id)?.group ?? 'elsewhere').toBe(group);
});

test('the questions are different, and each group is an answer', () => {
  expect(questions.length).toBeGreaterThanOrEqual(58);
  expect(new Set(questions.map(([id, , query]) => `${id}?${query}`)).size).toBe(questions.length);
  const groups = questions.map(([, group]) => group);
  expect(new Set(groups)).toEqual(new Set([...matchGroups, 'elsewhere']));
});

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
      .map((opportunity) => matchOpportunity(opportunity, parse(query)))
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
