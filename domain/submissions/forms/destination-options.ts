import { destinations } from '#content/destinations/destinations.ts';
import { regionNames } from '#content/destinations/regions.ts';
import type { Destination } from '#content/types/country.ts';
import type { Option } from '../form.ts';

/**
 * Filters the options that forms offer. A country whose programmes are all paused is left out.
 *
 * @param from the countries that have a page; an option matches a country by name or slug
 */
export function excludePaused(
  options: readonly Option[],
  from: readonly Destination[] = destinations,
): readonly Option[] {
  const paused = from.filter(({ isPaused }) => isPaused);
  return options.filter(
    ({ value, label }) => !paused.some(({ slug, name }) => slug === value || name === label),
  );
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
