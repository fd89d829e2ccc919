import { expect, test } from 'vitest';
import { createResultsPath } from '#app/features/eligibility-finder/finder-paths.ts';
import { finderTexts } from '#content/en/finder-texts.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { createCalendarPath, createPlannedApplicationPath, formatGoal } from './plan-paths.ts';

const findOpportunity = (id: string) => {
  const opportunity = opportunities.find((each) => each.id === id);
  if (!opportunity) throw new Error(`Opportunity ${id} not found`);
  return opportunity;
};
const parse = (query: string) => parseFinderQuery(new URLSearchParams(query), () => true);

test('the application path has the plan, and of the profile only what the form prefills', () => {
  const query = parse('age=22&english=basic&length=12-months&plan=germany-internship');
  expect(
    createPlannedApplicationPath(findOpportunity('germany-internship'), query, '2027-09'),
  ).toBe(
    '/apply/international-internship?destination=germany&duration=12-months&plan=germany-internship&leave=2027-09',
  );
  expect(
    createPlannedApplicationPath(findOpportunity('study-abroad'), parse('age=22'), '2027-09'),
  ).toBe('/apply/study-abroad?plan=study-abroad&leave=2027-09');
});

test('a passport that is valid long enough is part of the calendar path', () => {
  const germany = findOpportunity('germany-internship');
  expect(
    createCalendarPath(germany, '2027-09', {
      profile: { age: 22, passport: '5-years' },
      language: 'en',
    }),
  ).toBe('/global-programs/plan.ics?passport=5-years&plan=germany-internship&leave=2027-09');
  expect(
    createCalendarPath(germany, '2027-09', { profile: { passport: '1-year' }, language: 'en' }),
  ).not.toContain('passport');
});

test('the results path has no plan', () => {
  expect(createResultsPath(parse('age=22&sort=name&plan=x&leave=2027-09'))).toBe(
    '/global-programs?age=22&sort=name',
  );
  expect(createResultsPath(parse('plan=x'))).toBe('/global-programs?age=');
});

test('the calendar path has only the plan', () => {
  expect(createCalendarPath(findOpportunity('study-abroad'), '2027-09', { language: 'en' })).toBe(
    '/global-programs/plan.ics?plan=study-abroad&leave=2027-09',
  );
});

test('the goal of an application is a country with its article, or a programme', () => {
  expect(formatGoal(findOpportunity('usa-teacher'), finderTexts)).toBe('the USA');
  expect(formatGoal(findOpportunity('germany-internship'), finderTexts)).toBe('Germany');
  expect(formatGoal(findOpportunity('study-abroad'), finderTexts)).toBe('Study Abroad');
});
