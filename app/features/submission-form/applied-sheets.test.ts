import { expect, test } from 'vitest';
import { listAppliedSheets } from './applied-sheets.server.ts';

const listPaths = (programme: string, preferredDestination?: string) =>
  listAppliedSheets(
    programme,
    'en',
    preferredDestination === undefined ? undefined : { preferredDestination },
  ).map(({ to }) => to.replace('/global-programs?view=sheet&plan=', ''));

test('an application leads to the pages of its offers in the chosen country', () => {
  expect(listPaths('international-internship', 'malta')).toEqual(['malta-island-hotel-internship']);
  expect(listPaths('medical-internships', 'greece')).toEqual(['medical-internships']);
  expect(listPaths('international-internship', 'germany')).toEqual([
    'germany-ausbildung',
    'germany-internship',
  ]);
});

test('without a country it leads to the programme’s page, if the programme is one offer', () => {
  expect(listPaths('study-abroad', 'italy')).toEqual(['study-abroad']);
  expect(listPaths('hotel-immersion')).toEqual(['hotel-immersion']);
  expect(listPaths('international-internship')).toEqual([]);
});

test('the names are in the language of the form', () => {
  const [sheet] = listAppliedSheets('hotel-immersion', 'bn', undefined);
  expect(sheet?.name).toMatch(/^[^a-z]+: পরিবারের জন্য এক পাতা$/i);
});
