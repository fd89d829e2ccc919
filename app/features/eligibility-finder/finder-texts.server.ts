import { createTexts as createBengaliTexts } from '#content/bn/finder-texts.ts';
import { placeLabels } from '#content/destinations/country-names.ts';
import { createTexts as createEnglishTexts } from '#content/en/finder-texts.ts';
import type { Language } from '#content/language.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';

/** The texts of "Can I go?" in each language, for loaders and for rendering on the server. */
export const finderTexts: Record<Language, FinderTexts> = {
  en: createEnglishTexts(placeLabels.en),
  bn: createBengaliTexts(placeLabels.bn),
};
