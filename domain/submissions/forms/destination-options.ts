import { destinations } from '#content/destinations/destinations.ts';
import { regionNames } from '#content/destinations/regions.ts';
import type { Destination } from '#content/types/country.ts';
import type { Option } from '../form.ts';
import { getDestinationSlug } from './destination-slug.ts';

/**
 * Filters the options that forms offer. A country whose programmes are all paused is left out.
 *
 * @param from the countries that have a page
 */
export function excludePaused(
  options: readonly Option[],
  from: readonly Destination[] = destinations,
): readonly Option[] {
  const paused: string[] = from.filter(({ isPaused }) => isPaused).map(({ slug }) => slug);
  return options.filter(({ value }) => !paused.includes(getDestinationSlug(value)));
}

/** The countries that have a page, by region, as our own forms offer them (requirements, "Forms"). */
export const destinationOptions: readonly Option[] = excludePaused(
  Object.entries(regionNames).flatMap(([region, group]) =>
    destinations
      .filter((destination) => destination.region === region)
      .map(({ slug, name }) => ({ value: slug, label: name, group }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  ),
);

export const notSureOption = { value: 'not-sure', label: 'Not sure yet' } satisfies Option;
