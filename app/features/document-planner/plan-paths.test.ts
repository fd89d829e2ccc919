import { expect, test } from 'vitest';
import { createResultsPath } from '#app/features/eligibility-finder/views.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { createCalendarPath, createPlannedApplicationPath, formatGoal } from './plan-paths.ts';

const option = (id: string) => {
  const found = opportunities.find((each) => each.id === id);
  if (!found) throw new Error(`no option ${id}`);
  return found;
};
const question = (query: string) => parseFinderQuery(new URLSearchParams(query), () => true);

test('the form is handed the plan, and nothing that the visitor said beyond what it takes over', () => {
  const asked = question('age=22&english=basic&length=12-months&plan=germany-internship');
  expect(createPlannedApplicationPath(option('germany-internship'), asked, '2027-09')).toBe(
    '/apply/international-internship?destination=germany&duration=12-months&plan=germany-internship&leave=2027-09',
  );
  expect(createPlannedApplicationPath(option('study-abroad'), question('age=22'), '2027-09')).toBe(
    '/apply/study-abroad?plan=study-abroad&leave=2027-09',
  );
});

test('a passport that is valid long enough goes along, so that nothing asks to apply for one', () => {
  const germany = option('germany-internship');
  expect(createCalendarPath(germany, '2027-09', { age: 22, passport: '5-years' })).toBe(
    '/global-programs/plan.ics?passport=5-years&plan=germany-internship&leave=2027-09',
  );
  expect(createCalendarPath(germany, '2027-09', { passport: '1-year' })).not.toContain('passport');
});

test('the way back is the answer, without the plan', () => {
  expect(createResultsPath(question('age=22&sort=name&plan=x&leave=2027-09'))).toBe(
    '/global-programs?age=22&sort=name',
  );
  expect(createResultsPath(question('plan=x'))).toBe('/global-programs?age=');
});

test('the calendar file is named by the plan alone', () => {
  expect(createCalendarPath(option('study-abroad'), '2027-09')).toBe(
    '/global-programs/plan.ics?plan=study-abroad&leave=2027-09',
  );
});

test('one applies for a country, spoken of as people do, or for a programme', () => {
  expect(formatGoal(option('usa-teacher'))).toBe('the USA');
  expect(formatGoal(option('germany-internship'))).toBe('Germany');
  expect(formatGoal(option('study-abroad'))).toBe('Study Abroad');
});
