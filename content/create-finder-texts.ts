import { isInGroup, listGroupDestinations, regionGroups } from './destinations/region-groups.ts';
import {
  ageRange,
  type Profile,
  type RegionSlug,
  regionsBySlug,
  type SelectFieldName,
} from './eligibility/profile.ts';
import type { FinderField, OptionGroup } from './types/finder-form.ts';
import type { FinderTexts, PlaceLabels, SentenceTexts, ValueLabels } from './types/finder-texts.ts';

/* This module composes the sentence of "Can I go?" in one language. Browsers load it with the texts of that language only. */

/** Returns the sentence's words for a field of the profile: 'in my 2nd year'. Returns '' if the field is empty. */
export function getValueLabel(
  { valueLabels }: { valueLabels: ValueLabels },
  profile: Profile,
  field: SelectFieldName,
): string {
  const words: Partial<Record<string, string>> = valueLabels[field];
  return words[profile[field] ?? ''] ?? '';
}

const regionSlugs = Object.keys(regionsBySlug) as RegionSlug[];

const createOptions = (words: Readonly<Record<string, string>>, values = Object.keys(words)) =>
  values.map((value) => ({ value, label: words[value] ?? value }));

/** The places by group of regions: its regions, then its countries by name. */
function groupPlaces({ groupNames }: SentenceTexts, where: ValueLabels['where']): OptionGroup[] {
  const groups = regionGroups.map((group) => {
    const regions = regionSlugs.filter((slug) => isInGroup(group, regionsBySlug[slug]));
    const countries: readonly string[] = listGroupDestinations(group);
    const sortedCountries = Object.keys(where).filter((place) => countries.includes(place));
    return {
      name: groupNames[group.id],
      options: createOptions(where, [...regions, ...sortedCountries]),
    };
  });
  return [{ name: '', options: createOptions(where, ['anywhere']) }, ...groups];
}

/** The fields that say what the visitor wants. The others say what the visitor has. */
const wishes: readonly (keyof Profile)[] = ['where', 'length'];

/**
 * Creates the fields, in the order in which the texts have them.
 *
 * @param places the words for each country, in the order of the countries' names
 */
export function createFinderFields(texts: SentenceTexts, places: PlaceLabels): FinderField[] {
  const labels = { ...texts.labels, where: { ...texts.labels.where, ...places } };
  const names = Object.keys(texts.fields) as (keyof Profile)[];
  return names.map((name) => ({
    name,
    about: wishes.includes(name) ? 'want' : 'have',
    ...texts.fields[name],
    ...(name === 'age'
      ? { range: ageRange }
      : {
          options:
            name === 'where'
              ? groupPlaces(texts, labels.where)
              : [{ name: '', options: createOptions(labels[name]) }],
        }),
  }));
}

/** Composes the texts of "Can I go?" in one language. */
export function createFinderTexts(
  sentence: SentenceTexts,
  places: PlaceLabels,
  others: Pick<FinderTexts, 'results' | 'figures'>,
): FinderTexts {
  const { labels, form, privacy } = sentence;
  return {
    valueLabels: { ...labels, where: { ...labels.where, ...places } },
    hero: { ...form, fields: createFinderFields(sentence, places), privacy },
    ...others,
  };
}
