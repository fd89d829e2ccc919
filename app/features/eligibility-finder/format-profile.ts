import { getValueLabel } from '#content/create-finder-texts.ts';
import type { Profile } from '#content/eligibility/profile.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';

/** A profile in a line: '22 · in my 2nd year · hospitality'. Empty if no field is filled in. */
export function formatProfile(profile: Profile, texts: FinderTexts): string {
  const words = texts.hero.fields.map(({ name }) => {
    if (name === 'age') return texts.figures.digits(profile.age ?? '');
    const label = getValueLabel(texts, profile, name);
    return label && texts.results.value(name, label);
  });
  return words.filter(Boolean).join(' · ');
}
