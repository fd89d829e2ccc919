import { sentence as bengali } from './bn/eligibility-finder.ts';
import { createFinderFields } from './create-finder-texts.ts';
import { placeLabels } from './destinations/country-names.ts';
import type { Profile } from './eligibility/profile.ts';
import { sentence as english } from './en/eligibility-finder.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { Language } from './language.ts';
import type { FinderFormTexts } from './types/finder-form.ts';
import type { SentenceTexts } from './types/finder-texts.ts';
import type { PageMetadata } from './types/page-metadata.ts';

/* The sentence of "Can I go?" on the home page, and the metadata of its answer. The views of the finder have `en/finder-texts.ts` and `bn/finder-texts.ts`. */

const sentences: Record<Language, SentenceTexts> = { en: english, bn: bengali };

/** The form in each language, and the line below it, which gets the number of all options. */
export const finderForms = inBothLanguages((_t, _format, language) => {
  const { form, promise } = sentences[language];
  return {
    form: {
      ...form,
      fields: createFinderFields(sentences[language], placeLabels[language]),
    } satisfies FinderFormTexts,
    formatPromise: promise,
  };
});

/** The title and the description of the answer. */
export const finderMetadata = inBothLanguages(
  (t, _, language) =>
    ({
      title: sentences[language].form.title,
      description: t(
        'Tell us your age, studies, English and passport. See where you can go, what you would earn and what is still missing.',
        'বয়স, পড়াশোনা, ইংরেজি আর পাসপোর্টের কথা লিখুন। কোথায় যেতে পারবেন, কত পাবেন আর কী এখনো বাকি, দেখে নিন।',
      ),
    }) satisfies PageMetadata,
);

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
