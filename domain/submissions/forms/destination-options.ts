import { getCountryName } from '#content/destinations/country-names.ts';
import { destinations } from '#content/destinations/destinations.ts';
import type { Language } from '#content/language.ts';
import { regionNames } from '#content/names.ts';
import type { Destination } from '#content/types/destination.ts';
import type { Option } from '../form.ts';
import { getDestinationSlug } from './destination-slug.ts';
import { getTexts } from './texts.ts';

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

/** Returns the countries that have a page, by region, as our own forms offer them (requirements, "Forms"). */
export const getDestinationOptions = (language: Language): readonly Option[] =>
  excludePaused(
    Object.entries(regionNames[language]).flatMap(([region, group]) =>
      destinations
        .filter((destination) => destination.region === region)
        .map(({ slug }) => ({ value: slug, label: getCountryName(slug, language), group }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    ),
  );

/** The option of a visitor who hasn't decided. */
export const createNotSureOption = (language: Language): Option => ({
  value: 'not-sure',
  label: getTexts(language).optionLabels.notSure,
});
