import { expect, test } from 'vitest';
import { destinations } from '#content/destinations/destinations.ts';
import { getPositionAreas } from '#content/positions.ts';
import { findProgramme, type ProgrammeSlug } from '#content/programmes/programmes.ts';
import { type Field, getFields } from '../form.ts';
import { findForm } from './forms.ts';
import { listPlacements } from './placement-options.ts';

const optionsOf = (field: Field) => ('options' in field ? field.options : []);

const internship = findForm('international-internship', 'en', 'international-internship');
const areaField = internship && getFields(internship).find(({ name }) => name === 'positionArea');

test('the position areas keep the values that applications are stored with', () => {
  expect(
    areaField &&
      optionsOf(areaField)
        .map(({ value }) => value)
        .join(', '),
  ).toBe(
    'front-office, housekeeping, food-beverage, culinary-arts, sales-marketing, human-resources, events, business-finance, travel-tourism, teaching',
  );
});

/** The durations of a form, by the slug of its programme. */
const getDurations = (slug: ProgrammeSlug) => {
  const form = findForm(findProgramme(slug).form, 'en', slug);
  const field = form && getFields(form).find(({ name }) => name === 'programDuration');
  return field ? optionsOf(field).map(({ value }) => value) : [];
};

test('every placement has a position area and its durations in the form of its Apply', () => {
  const areas = areaField ? optionsOf(areaField).map(({ value }) => value) : [];
  const durations = getDurations('international-internship');
  const placements = destinations.flatMap(({ slug }) =>
    listPlacements('international-internship', slug),
  );
  expect(placements.length).toBeGreaterThan(20);
  for (const { id, positions, duration } of placements) {
    const offered = positions.flatMap(getPositionAreas);
    expect(offered, id).not.toEqual([]);
    expect(areas, id).toEqual(expect.arrayContaining(offered));
    if (duration && duration.unit === 'months')
      for (const count of 'choices' in duration ? duration.choices : [duration.from, duration.to])
        expect(durations, id).toContain(`${count}-months`);
  }
  expect(durations).toEqual(expect.arrayContaining(['9-months', '3.5-years', '3-years']));
});

test.each([
  ['virtual-internship', ['1-month', '2-months', '3-months', '4-months']],
  ['student-exchange', ['2-months', '3-months', '4-months', '5-months', '6-months']],
  ['study-abroad', ['12-months', '24-months', '3-years', '4-years']],
  ['hotel-immersion', ['1-day', '8-days', '10-days']],
] as const)('the form of %s has the durations that its pages name', (slug, expected) => {
  expect(getDurations(slug)).toEqual(expect.arrayContaining([...expected]));
});
