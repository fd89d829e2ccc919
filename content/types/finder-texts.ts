import type { DestinationSlug } from '../destinations/destinations.ts';
import type { RegionGroup } from '../destinations/region-groups.ts';
import type {
  Profile,
  RegionSlug,
  SelectFieldName,
  selectFieldValues,
} from '../eligibility/profile.ts';
import type { resultTexts } from '../en/eligibility-finder-results.ts';
import type { FinderField, FinderHeroTexts } from './finder-form.ts';
import type { Translation } from './translation.ts';

/** The words of the sentence of "Can I go?" for each country: 'to Germany'. They have the order of the countries' names. */
export type PlaceLabels = Record<DestinationSlug, string>;

/** The sentence's words for each value of a field: 'in my 2nd year', 'to the USA'. */
export type ValueLabels = {
  [Name in SelectFieldName]: Record<(typeof selectFieldValues)[Name][number], string>;
};

/** The sentence of "Can I go?" in one language. */
export type SentenceTexts = {
  /** The words of the countries are in their files, and come with the opportunities (`placeLabels`). */
  labels: Omit<ValueLabels, 'where'> & { where: Record<'anywhere' | RegionSlug, string> };
  groupNames: Record<RegionGroup['id'], string>;
  /** The fields in the order of the sentence, with the words around them. */
  fields: Record<
    keyof Profile,
    Pick<FinderField, 'label' | 'before' | 'after' | 'placeholder' | 'pattern' | 'patternHint'>
  >;
  form: { title: string; submit: string; change: string };
  privacy: FinderHeroTexts['privacy'];
  /** The line below the sentence on the home page. It gets the number of all options. */
  promise: (count: number) => string;
};

/** How a language writes the figures of the results. Browsers load it, so the Bengali ones use no `Intl`. */
type FinderFigures = {
  digits: (figure: number | string) => string;
  /** Groups the digits of a number: '112,000'. */
  number: (value: number) => string;
};

/** The texts that every view of "Can I go?" needs. */
export type FinderTexts = {
  valueLabels: ValueLabels;
  hero: FinderHeroTexts;
  results: Translation<typeof resultTexts>;
  figures: FinderFigures;
};
