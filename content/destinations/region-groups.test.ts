import { expect, test } from 'vitest';
import { destinationsOverview } from '../destinations-overview.ts';
import { home } from '../home.ts';
import { menus } from '../menus.ts';
import { regionGroupNames } from '../names.ts';
import { destinations } from './destinations.ts';
import { listGroupDestinations, regionGroups } from './region-groups.ts';

const names = regionGroups.map(({ id }) => regionGroupNames.en[id]);

test('every country is in one group', () => {
  const slugs = regionGroups.flatMap(listGroupDestinations);
  expect(slugs.toSorted()).toEqual(destinations.map(({ slug }) => slug).toSorted());
});

test('the menu and the overview have the same groups, and the menu has them in 4 columns', () => {
  expect(menus.en.destinations.groups.map(({ name }) => name)).toEqual(names);
  expect(destinationsOverview.en.regions.map(({ name }) => name)).toEqual(names);
  expect(menus.en.destinations.groups.map(({ columns }) => columns)).toEqual([2, 1, 1]);
});

test('the home page has the groups of the specification', () => {
  expect(home.en.destinations.regions.map(({ name }) => name)).toEqual([
    'USA',
    'Europe',
    'Asia & Middle East',
  ]);
  const [usa, europe] = home.en.destinations.regions;
  expect(usa?.destinations.map(({ name }) => name)).toEqual([
    'USA (J1 Internship)',
    'USA (J1 Traineeship)',
  ]);
  expect(europe?.destinations.map(({ name }) => name)).toContain('New Zealand');
});
