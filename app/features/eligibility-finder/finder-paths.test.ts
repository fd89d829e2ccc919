import { expect, test } from 'vitest';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { createApplicationPath } from './finder-paths.ts';

const findOpportunity = (id: string) => {
  const opportunity = opportunities.find((each) => each.id === id);
  if (!opportunity) throw new Error(`Opportunity ${id} not found`);
  return opportunity;
};

test('the application path has the destination, and a length that the opportunity offers', () => {
  const germany = findOpportunity('germany-internship');
  const path = '/apply/international-internship?destination=germany';
  expect(createApplicationPath(germany, { length: '12-months' })).toBe(
    `${path}&duration=12-months`,
  );
  expect(createApplicationPath(germany, { length: '2-years' })).toBe(`${path}&duration=12-months`);
  expect(createApplicationPath(germany, { length: '3-months' })).toBe(path);
  expect(createApplicationPath(germany, {})).toBe(path);
  expect(createApplicationPath(germany, { age: 22, studies: 'year-2', english: 'basic' })).toBe(
    `${path}&studies=year-2&english=basic`,
  );
  expect(createApplicationPath(findOpportunity('study-abroad'), {})).toBe('/apply/study-abroad');
  // Their stays are weeks and days, which are fractions of a month.
  for (const id of ['medical-internships', 'hotel-immersion']) {
    expect(createApplicationPath(findOpportunity(id), { length: '6-months' })).toBe(`/apply/${id}`);
  }
});
