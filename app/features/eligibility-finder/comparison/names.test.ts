import { expect, test } from 'vitest';
import { finderTexts } from '#content/en/finder-texts.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { getDistinctNames, getGoals } from './comparison.ts';

const find = (...ids: string[]) =>
  ids.flatMap((id) => opportunities.filter((opportunity) => opportunity.id === id));

test('two opportunities in one country are distinguished by their names', () => {
  expect(getDistinctNames(find('usa-j1-internship', 'usa-teacher', 'virtual-internship'))).toEqual([
    'USA: J1 Internship',
    'USA: Teacher',
    'Virtual Internship',
  ]);
});

test('the link to an application names the country with its article', () => {
  const getEnglishGoals = (...ids: string[]) => getGoals(find(...ids), finderTexts);
  expect(getEnglishGoals('germany-internship', 'usa-teacher', 'study-abroad')).toEqual([
    'Germany',
    'the USA',
    'Study Abroad',
  ]);
  expect(getEnglishGoals('usa-teacher', 'usa-j1-internship')).toEqual([
    'USA: Teacher',
    'USA: J1 Internship',
  ]);
});
