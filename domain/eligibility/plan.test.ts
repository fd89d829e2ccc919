import { expect, test } from 'vitest';
import { milestoneWeeksAtHome, milestoneWeeks as weeks } from '#content/document-guides.ts';
import { plannerTexts } from '#content/en/document-planner.ts';
import { getDocuments } from './documents.ts';
import { opportunities } from './opportunities.ts';
import {
  createPlan,
  findFirstOnTimeMonth,
  findLastMonthWithPassport,
  getVisaApplicationDay,
  hasRequiredPassport,
  listDepartureMonths,
} from './plan.ts';
import { createPlanCalendar } from './plan-calendar.ts';

function find(id: string) {
  const opportunity = opportunities.find((each) => each.id === id);
  if (!opportunity) throw new Error(`Opportunity ${id} not found`);
  return opportunity;
}
const documents = (id: string) => getDocuments(find(id), 'en');
const germany = documents('germany-internship');
const planGermany = (departureMonth: string, today: string) =>
  createPlan(germany, { departureMonth, weeks, today });
const starts = (steps: ReturnType<typeof planGermany>['beforeAcceptance']) =>
  steps.map(({ id, start }) => [id, start.date]);

test.each(opportunities)('every document of $id has a guide and is listed once', (opportunity) => {
  const ids = getDocuments(opportunity, 'en').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toEqual([]);
  expect(ids.includes('passport')).toBe(opportunity.isAbroad);
});

test('a document for one placement of a country is not required by its other placements', () => {
  expect(documents('usa-teacher')).toContainEqual(
    expect.objectContaining({ id: 'teaching-certification' }),
  );
  expect(documents('usa-j1-internship')).not.toContainEqual(
    expect.objectContaining({ id: 'teaching-certification' }),
  );
});

test('a plan counts back from the first of the month, across the end of a year', () => {
  const { departure, beforeAcceptance, apply, afterAcceptance, visa, late } = planGermany(
    '2027-09',
    '2026-11-22',
  );
  expect(starts(beforeAcceptance)).toEqual([
    ['passport', '2027-01-20'],
    ['transcripts', '2027-01-27'],
    ['certifications', '2027-02-03'],
    ['resume', '2027-02-10'],
    ['motivation-letter', '2027-02-17'],
    ['video', '2027-02-24'],
  ]);
  expect(apply).toEqual({ date: '2027-03-03', isPast: false });
  expect(starts(afterAcceptance)).toEqual([
    ['clearances', '2027-05-05'],
    ['funds', '2027-05-19'],
  ]);
  expect(visa).toEqual({ date: '2027-06-09', isPast: false });
  expect(departure).toEqual({ date: '2027-09-01', isPast: false });
  expect(late).toBeUndefined();
});

test('a day is past from the next day on', () => {
  const passport = (today: string) =>
    planGermany('2027-09', today).beforeAcceptance[0]?.start.isPast;
  expect(passport('2027-01-20')).toBe(false);
  expect(passport('2027-01-21')).toBe(true);
});

test.each([
  ['2027-01-20', undefined],
  ['2027-01-21', 'documents'],
  ['2027-03-03', 'documents'],
  ['2027-03-04', 'application'],
  ['2027-09-01', 'application'],
  ['2027-09-02', 'departure'],
])('on %s this is late: %s', (today, late) => {
  expect(planGermany('2027-09', today).late).toBe(late);
});

test('a leap day is counted', () => {
  expect(planGermany('2028-03', '2027-01-01').visa?.date).toBe('2027-12-08');
  expect(planGermany('2028-06', '2027-01-01').visa?.date).toBe('2028-03-09');
});

test('a visa that the employer applies for is one of the documents, and there is no other', () => {
  const parameters = { weeks, today: '2026-11-25', departureMonth: '2027-09' };
  const plan = createPlan(documents('uae-luxury-hospitality'), parameters);
  const [visa, ...others] = plan.afterAcceptance;
  expect(others).toEqual([]);
  expect(visa).toMatchObject({ id: 'employment-visa', start: plan.visa, weeks: 12 });
  expect(getVisaApplicationDay(plan)).toBeUndefined();
  const bahrain = createPlan(documents('bahrain-gulf-hospitality'), parameters);
  expect(getVisaApplicationDay(bahrain)).toEqual(bahrain.visa);
});

test('the passport is needed for the police clearance only where the list has one', () => {
  const findPassport = (id: string) => documents(id).find((each) => each.id === 'passport');
  expect(findPassport('germany-internship')?.neededFor).toBe(
    'Needed for the police clearance and the visa',
  );
  expect(findPassport('uae-luxury-hospitality')?.neededFor).toBe('Needed for the visa');
});

test('a programme in Bangladesh has no visa, and begins weeks after the application', () => {
  const today = '2026-11-25';
  const home = documents('virtual-internship');
  const parameters = { weeks: milestoneWeeksAtHome, today };
  const plan = createPlan(home, { ...parameters, departureMonth: '2027-09' });
  expect(plan.visa).toBeUndefined();
  expect(plan.afterAcceptance).toEqual([]);
  expect(plan.apply.date).toBe('2027-08-04');
  expect(plan.beforeAcceptance.map(({ id }) => id)).toEqual([
    'transcripts',
    'certifications',
    'resume',
    'motivation-letter',
    'video',
  ]);
  // On 25 November the first of December is six days away.
  const months = listDepartureMonths(today, 14);
  expect(months[0]).toBe('2026-12');
  expect(findFirstOnTimeMonth(home, { ...parameters, months })).toBe('2027-02');
});

test('a visitor whose passport is valid long enough need not apply for one', () => {
  const opportunity = find('germany-internship');
  expect(hasRequiredPassport(opportunity, { passport: '5-years' })).toBe(true);
  expect(hasRequiredPassport(opportunity, { passport: '1-year' })).toBe(false);
  expect(hasRequiredPassport(opportunity, {})).toBe(false);
  const today = '2027-01-21';
  const { beforeAcceptance, late } = createPlan(germany, {
    departureMonth: '2027-09',
    weeks,
    today,
    lastMonthWithPassport: findLastMonthWithPassport(opportunity, { passport: '5-years' }, today),
  });
  expect(beforeAcceptance.filter(({ isObtained }) => isObtained).map(({ id }) => id)).toEqual([
    'passport',
  ]);
  // The passport's day has passed, but the visitor has one. No other document is late.
  expect(late).toBeUndefined();
});

test.each([
  // Valid until 28 November 2028 at least, for six months in Germany.
  ['germany-internship', '2-years', '2028-05'],
  // Valid long enough to apply, but not for a stay of a year after eight months of preparation.
  ['uae-luxury-hospitality', '1-year', '2026-11'],
  ['uae-luxury-hospitality', '2-years', '2027-11'],
  ['medical-internships', '2-years', '2028-10'],
  ['germany-internship', '1-year', undefined],
  ['germany-internship', undefined, undefined],
  ['hotel-immersion', '5-years', undefined],
] as const)('for %s, a passport of %s is enough for a departure until %s', (id, passport, last) => {
  const profile = passport ? { passport } : {};
  expect(findLastMonthWithPassport(find(id), profile, '2026-11-28')).toBe(last);
});

test('a passport that ends before the stay is not obtained', () => {
  const plan = (departureMonth: string) =>
    createPlan(germany, {
      departureMonth,
      weeks,
      today: '2026-11-28',
      lastMonthWithPassport: '2028-05',
    }).beforeAcceptance.find(({ id }) => id === 'passport');
  expect(plan('2028-05')).toMatchObject({ isObtained: true });
  expect(plan('2028-06')).toMatchObject({ endsEarly: true });
  expect(plan('2028-06')).not.toHaveProperty('isObtained');
});

test('the weeks of a document end when it is needed', () => {
  const { beforeAcceptance, afterAcceptance } = planGermany('2027-09', '2026-11-22');
  const weeksOf = [...beforeAcceptance, ...afterAcceptance].map((step) => [step.id, step.weeks]);
  expect(Object.fromEntries(weeksOf)).toMatchObject({ passport: 6, video: 1, clearances: 5 });
});

test('the departure months begin with the next one, and the first on-time month is found', () => {
  const months = listDepartureMonths('2026-11-30', 14);
  expect(months.slice(0, 2)).toEqual(['2026-12', '2027-01']);
  expect(months.at(-1)).toBe('2028-01');
  expect(findFirstOnTimeMonth(germany, { months, weeks, today: '2026-11-30' })).toBe('2027-08');
  expect(findFirstOnTimeMonth(germany, { months: ['2026-12'], weeks, today: '2026-11-30' })).toBe(
    '2026-12',
  );
});

test('a calendar has an entry for each day of the plan, in order', () => {
  const calendar = createPlanCalendar(
    planGermany('2027-09', '2026-11-22'),
    {
      id: 'germany-internship',
      name: 'Germany, Internship',
      url: 'https://example.org/global-programs?plan=germany-internship&leave=2027-09',
      words: plannerTexts.calendarWords,
    },
    { siteUrl: 'https://example.org', by: 'Opar', at: new Date('2026-11-22T03:00:00Z') },
  );
  const values = (name: string) =>
    [...calendar.matchAll(new RegExp(`^${name}[^:]*:(.*)\r$`, 'gm'))].map((match) => match[1]);
  expect(values('DTSTART')).toEqual([...values('DTSTART')].sort());
  expect(values('SUMMARY')).toHaveLength(11);
  expect(values('SUMMARY')[0]).toBe(
    'Start: Passport valid at least 2 years (Germany\\, Internship)',
  );
  expect(values('SUMMARY').at(-1)).toBe('You leave (Germany\\, Internship)');
  expect(new Set(values('UID')).size).toBe(11);
  const unfolded = calendar.replaceAll('\r\n ', '');
  // All entries except the departure.
  expect(unfolded.match(/We usually allow about [^\r]* is no authority’s deadline/g)).toHaveLength(
    10,
  );
});
