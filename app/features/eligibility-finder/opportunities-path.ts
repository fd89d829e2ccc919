import type { Language } from '#content/language.ts';

/** Paths of the JSON files with all opportunities, of which the browser downloads the one in the page's language. */
export const opportunitiesPaths: Record<Language, string> = {
  en: '/global-programs/options.json',
  bn: '/bn/global-programs/options.json',
};
