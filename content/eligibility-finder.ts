import { sentence as bengali } from './bn/eligibility-finder.ts';
import { createFinderFields } from './create-finder-texts.ts';
import { placeLabels } from './destinations/country-names.ts';
import type { Profile } from './eligibility/profile.ts';
import { sentence as english } from './en/eligibility-finder.ts';
import type { Language } from './language.ts';
import type { FinderFormTexts } from './types/finder-form.ts';
import type { SentenceTexts } from './types/finder-texts.ts';

/* The sentence of "Can I go?" on the home page. The views of the finder have `en/finder-texts.ts` and `bn/finder-texts.ts`. */

const createForm = (texts: SentenceTexts, language: Language) => ({
  form: {
    ...texts.form,
    fields: createFinderFields(texts, placeLabels[language]),
  } satisfies FinderFormTexts,
  formatPromise: texts.promise,
});

/** The form in each language, and the line below it, which gets the number of all options. */
export const finderForms: Record<Language, ReturnType<typeof createForm>> = {
  en: createForm(english, 'en'),
  bn: createForm(bengali, 'bn'),
};

/** The home page fills the fields with this profile, so that one click shows what the results look like. */
export const homeProfile = {
  age: 22,
  studies: 'year-2',
  field: 'hospitality',
  experience: 'none',
  english: 'basic',
  passport: '2-years',
  where: 'anywhere',
  length: '12-months',
} satisfies Profile;
