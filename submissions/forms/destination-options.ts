import { destinations } from '#app/content/destinations/destinations.ts';
import { regionNames } from '#app/content/destinations/regions.ts';
import type { Option } from '../form.ts';

/** The countries that have a page, by region, as the forms of our own offer them (requirements, "Forms"). */
export const destinationOptions: readonly Option[] = Object.entries(regionNames).flatMap(
  ([region, group]) =>
    destinations
      .filter((destination) => destination.region === region)
      .map(({ slug, name }) => ({ value: slug, label: name, group }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
);

export const notSureYet = { value: 'not-sure', label: 'Not sure yet' } satisfies Option;
