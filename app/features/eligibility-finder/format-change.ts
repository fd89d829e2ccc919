import { getValueLabel } from '#content/create-finder-texts.ts';
import type { Profile, SelectFieldName } from '#content/eligibility/profile.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';

/** The fields that a change of the profile sets. */
export const listChangedFields = (change: Profile) => Object.keys(change) as SelectFieldName[];

/** Describes a change of the profile: 'Stay up to 12 months and with intermediate English'. */
export function formatChange(change: Profile, texts: FinderTexts): string {
  const phrases = listChangedFields(change).map((field) =>
    texts.results.change[field](getValueLabel(texts, change, field), change[field] ?? ''),
  );
  return texts.results.change.join(
    phrases.map((phrase, index) =>
      index === 0 ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1),
    ),
  );
}
