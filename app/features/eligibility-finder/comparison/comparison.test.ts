import { expect, test } from 'vitest';
import {
  type ComparedOpportunity,
  selectFinderViewData,
} from '#app/features/eligibility-finder/finder-view-data.ts';
import {
  formatStipend,
  listExchangeRates,
} from '#app/features/eligibility-finder/format-opportunity.ts';
import { opportunitiesFiles } from '#app/features/eligibility-finder/opportunities-file.server.ts';
import { comparisonTexts } from '#content/en/eligibility-finder-comparison.ts';
import { finderTexts } from '#content/en/finder-texts.ts';
import { exchangeRates } from '#content/exchange-rates.ts';
import type { OpportunityStipend } from '#domain/eligibility/opportunity.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { exampleProfile as example } from '#domain/eligibility/testing/example-profile.ts';
import { compareOpportunities, countVerdicts, findNextStep } from './comparison.ts';

const germany = 'germany-internship';
const china = 'china-hospitality-internship-with-mandarin';
const denmark = 'denmark-livestock-traineeship';

/** The options that the browser downloads, none of them paused. */
const options = opportunitiesFiles.en.options.map(({ paused: _, ...open }) => open);
const files = { ...opportunitiesFiles.en, options };

function loadCompared(...ids: string[]): readonly ComparedOpportunity[] {
  const searchParams = new URLSearchParams([
    ['view', 'compare'],
    ...ids.map((id) => ['compare', id]),
  ]);
  const data = selectFinderViewData(searchParams, files, '2026-11-22');
  if (data.view !== 'compare') throw new Error(`Expected the view compare, got ${data.view}`);
  return data.compared;
}
const listOpportunities = (all: readonly ComparedOpportunity[]) =>
  all.map(({ opportunity }) => opportunity);

/** The stipends of opportunities, from the content. */
const loadStipends = (...ids: string[]): OpportunityStipend[] =>
  loadCompared(...ids).flatMap(({ opportunity }) => opportunity.stipend ?? []);

/** The differing rows by id: '18-35 | 20-30! | 18-35', with '!' for the odd one out. */
const compare = (compared: Parameters<typeof compareOpportunities>[0], profile: Profile) =>
  compareOpportunities(compared, profile, { comparison: comparisonTexts, finder: finderTexts });

const formatDifferences = (ids: string[], profile: Profile = example) =>
  Object.fromEntries(
    compare(loadCompared(...ids), profile).differing.map(({ id, cells, marks }) => [
      id,
      cells.map(({ value }, index) => `${value}${marks[index] === 'odd' ? '!' : ''}`).join(' | '),
    ]),
  );

test('three opportunities: the differing rows, and the odd one out in each', () => {
  const stipends = loadStipends(germany, china, denmark);
  expect(formatDifferences([germany, china, denmark])).toEqual({
    verdict: 'Now | Now | Not yet!',
    stipend: stipends.map(({ text }) => text).join(' | '),
    stay: '6-12 months | 10 months | 12-18 months',
    age: '18-35 | 20-30! | 18-35',
    studies:
      'Studies from the 2nd year, or a graduation within 12 months | Studies from the 2nd year, or a graduation within 12 months | Studies in agriculture!',
    english: 'Basic English | Basic English | IELTS A2 or higher!',
    hours: 'Ask us | 32-40! | Ask us',
    positions:
      'Front office, Food and beverage, Kitchen | Front office, Food and beverage, Events, Tourism | Dairy cattle, Pigs, Calves and young stock',
    documents: '8 | 8 | 9!',
  });
});

test('a placement as a teacher, a virtual internship and a farm have other rows', () => {
  const ids = ['usa-teacher', 'virtual-internship', 'agriculture-internship'];
  expect(formatDifferences(ids)).toMatchObject({
    verdict: 'Not yet | Now | Not yet',
    stay: '1-3 years | 1-4 months | 12-18 months',
    age: '18-35 | None named! | 18-35',
    passport: 'Valid 2 years | None needed! | Valid 2 years',
    also: 'A valid certification | A computer and the internet | None named',
    documents: '9 | 5 | 9',
  });
  const rows = compare(loadCompared(...ids), example).differing;
  const notes = (id: string) => rows.find((row) => row.id === id)?.cells.map((cell) => cell.notes);
  expect(rows.some(({ id }) => id === 'positions')).toBe(false);
  expect(notes('verdict')).toEqual([
    [
      'It asks for 2 years of experience in teaching; TOEFL 550+, unless waived; a valid certification.',
    ],
    [],
    ['It asks for studies in agriculture.'],
  ]);
  const [teacher, farm] = loadStipends('usa-teacher', denmark);
  expect(notes('stipend')).toEqual([
    [`a year, ${teacher && formatStipend(teacher, finderTexts).taka}`],
    [],
    [farm && formatStipend(farm, finderTexts).taka],
  ]);
  expect(notes('also')).toEqual([[], ['Not counted in this answer'], []]);
  expect(notes('documents')).toEqual([
    ['Only here: For teachers: valid certification'],
    [],
    ['Only here: IELTS result, if available; Experience letters or photos'],
  ]);
});

test('shared facts have notes about the profile', () => {
  const both = [germany, 'germany-ausbildung'];
  const { differing, common } = compare(loadCompared(...both), example);
  expect(differing.map(({ id }) => id)).toEqual([
    'verdict',
    'stipend',
    'stay',
    'studies',
    'also',
    'positions',
  ]);
  expect(common.map(({ label, value, notes }) => [label, value, ...notes])).toEqual([
    ['Age', '18-35', 'You are 22: it fits'],
    ['English', 'Basic English', 'Yours is basic: it fits'],
    ['Passport', 'Valid 2 years', 'Yours is valid 2 years: it fits'],
    ['Hours a week', 'Ask us'],
    ['Documents', '8'],
    ['Place', 'Named in your offer'],
    [undefined, 'Your studies fit', 'You are in your 2nd year of hospitality'],
    [undefined, 'One form, answered within 48 hours'],
    [undefined, 'A person decides', 'Nobody is stopped from applying'],
  ]);
});

test('a fact fits only if the profile has the field and meets all rules', () => {
  const listShared = (profile: Profile) =>
    compare(loadCompared(germany, china, denmark), profile).common.map(({ value }) => value);
  expect(listShared({})).not.toContain('Your age fits');
  expect(listShared({ age: 19 })).not.toContain('Your age fits');
  expect(listShared({ age: 20 })).toContain('Your age fits');
  const { common } = compare(loadCompared(germany, 'france-hospitality-internship'), {
    english: 'beginner',
  });
  expect(common.find(({ id }) => id === 'english')?.notes).toEqual(['Yours is beginner: missing']);
});

test('nothing is said to fit as long as the profile has too few fields to decide', () => {
  const listNotes = (ids: string[], profile: Profile) =>
    compare(loadCompared(...ids), profile).common.flatMap(({ value, notes }) => [value, ...notes]);
  // The exchange asks for a place at a university, which a field doesn't tell.
  const fieldOnly = listNotes(['student-exchange', 'study-abroad'], { field: 'other' });
  expect(fieldOnly).not.toContain('Your studies fit');
  const same = listNotes([germany, 'france-hospitality-internship'], { field: 'business' });
  expect(same.join()).not.toContain('Your field is business');
  // The rule about the field is unmet, whatever the studies are.
  const unmet = listNotes(['usa-j1-internship', 'usa-j1-internship'], { field: 'law' });
  expect(unmet).toContain('Your field is law: missing');
});

test('several rules of a kind are in one cell', () => {
  expect(formatDifferences(['usa-j1-traineeship', 'medical-internships'], {})).toMatchObject({
    studies:
      'A bachelor’s degree; 12 months of experience; a degree and experience in hospitality or tourism | A biology, health or nursing background (preferred)',
    also: 'None named | A medical clearance; motivation and adaptability',
  });
});

test('an empty profile has no verdicts', () => {
  expect(formatDifferences([germany, denmark], {})).not.toHaveProperty('verdict');
  expect(countVerdicts(listOpportunities(loadCompared(germany, denmark)), {})).toEqual([]);
});

test('all unmet requirements are named', () => {
  const { differing } = compare(loadCompared('usa-teacher', germany), {
    english: 'basic',
    length: 'any',
  });
  expect(differing.find(({ id }) => id === 'verdict')?.cells[0]?.notes).toEqual([
    'Missing: TOEFL 550+, unless waived',
    'Still to be checked: a valid certification',
  ]);
});

test('an opportunity at another destination has a note', () => {
  const { differing } = compare(loadCompared(germany, china), {
    ...example,
    where: 'europe',
  });
  expect(differing.find(({ id }) => id === 'verdict')?.cells.map(({ notes }) => notes)).toEqual([
    [],
    ['Not where you said you want to go'],
  ]);
});

test('documents that two pages word differently are recognised as the same', () => {
  const { differing } = compare(loadCompared(denmark, germany), {});
  const notes = differing.find(({ id }) => id === 'documents')?.cells.flatMap((cell) => cell.notes);
  expect(notes).not.toEqual([]);
  expect(notes?.join()).not.toMatch(/clearance/i);
});

test.each([
  [[germany, china, denmark], example, 'Two are open to you now, one not yet.'],
  [
    ['usa-teacher', 'virtual-internship', 'student-exchange'],
    example,
    'One is open to you now, one almost, one not yet.',
  ],
  [[germany, china], example, 'Both are open to you now.'],
  [[germany, china, 'france-hospitality-internship'], example, 'All three are open to you now.'],
  [['usa-teacher', 'usa-j1-traineeship'], example, 'Neither is open to you yet.'],
  [
    [germany, china, 'usa-teacher'],
    { ...example, english: 'beginner' },
    'Two are almost open to you, one not yet.',
  ],
] as const)('%j are summarised in a sentence', (ids, profile, sentence) => {
  expect(
    comparisonTexts.standing(countVerdicts(listOpportunities(loadCompared(...ids)), profile)),
  ).toBe(sentence);
});

test('the next step is the first eligible opportunity, or else the first one', () => {
  const findNext = (...ids: string[]) =>
    findNextStep(listOpportunities(loadCompared(...ids)), example)?.id;
  expect(findNext('usa-teacher', denmark, china)).toBe(china);
  expect(findNext('usa-teacher', denmark)).toBe('usa-teacher');
});

test('only the exchange rates that were used are listed, each with the currency’s name', () => {
  expect(
    listExchangeRates(listOpportunities(loadCompared(germany, china, denmark)), finderTexts),
  ).toEqual([
    `EUR 1 (euro) = BDT ${exchangeRates.inTaka.EUR}`,
    `CNY 1 (Chinese yuan) = BDT ${exchangeRates.inTaka.CNY}`,
  ]);
  expect(
    listExchangeRates(
      listOpportunities(loadCompared('study-abroad', 'virtual-internship')),
      finderTexts,
    ),
  ).toEqual([]);
});

test('every pair of opportunities can be compared', () => {
  const ids = options.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    for (const other of ids.slice(index + 1)) {
      const { differing, common } = compare(loadCompared(id, other), example);
      const values = [...differing.flatMap(({ cells }) => cells), ...common];
      for (const { value } of values) expect(value, `${id} ${other}`).toMatch(/^\p{L}|^\d/u);
    }
  }
});
