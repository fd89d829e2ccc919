import {
  ageRange,
  type Profile,
  type RegionSlug,
  regionsBySlug,
  type SelectFieldName,
} from '#domain/eligibility/profile.ts';
import { isInGroup, listGroupDestinations, regionGroups } from './destinations/region-groups.ts';
import type { FinderField } from './types/finder-form.ts';
import type { FinderTexts, SentenceTexts, ValueLabels } from './types/finder-texts.ts';

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

const serializeOptions = (words: Record<string, string>) =>
  Object.entries(words)
    .map(([value, label]) => (value === label ? value : `${value} ${label}`))
    .join('\n');

const regionSlugs = Object.keys(regionsBySlug) as RegionSlug[];

/**
 * Lists the places by group of regions, one per line: the name of the group, its regions, then its countries by name. The line
 * with the name of a group starts with a space.
 */
function serializePlaces({ labels: { where }, groupNames, comparePlaces }: SentenceTexts): string {
  const groups = regionGroups.map((group) => {
    const regions = regionSlugs.filter((slug) => isInGroup(group, regionsBySlug[slug]));
    const countries = listGroupDestinations(group).sort(comparePlaces);
    const places = [...regions, ...countries].map((place) => `${place} ${where[place]}`);
    return [` ${groupNames[group.id]}`, ...places].join('\n');
  });
  return [`anywhere ${where.anywhere}`, ...groups].join('\n');
}

/** The fields that say what the visitor wants. The others say what the visitor has. */
const wishes: readonly (keyof Profile)[] = ['where', 'length'];

/** Creates the fields, in the order in which the texts have them. */
export function createFinderFields(texts: SentenceTexts): FinderField[] {
  const names = Object.keys(texts.fields) as (keyof Profile)[];
  return names.map((name) => ({
    name,
    about: wishes.includes(name) ? 'want' : 'have',
    ...texts.fields[name],
    ...(name === 'age'
      ? { range: ageRange }
      : {
          options: name === 'where' ? serializePlaces(texts) : serializeOptions(texts.labels[name]),
        }),
  }));
}

/** Composes the texts of "Can I go?" in one language. */
export function createFinderTexts(
  sentence: SentenceTexts,
  others: Pick<FinderTexts, 'results' | 'figures'>,
): FinderTexts {
  const { labels, form, privacy } = sentence;
  return {
    valueLabels: labels,
    hero: { ...form, fields: createFinderFields(sentence), privacy },
    ...others,
  };
}
