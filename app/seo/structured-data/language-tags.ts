import type { Language } from '#content/language.ts';

/** The languages as BCP 47 tags with a country, for `inLanguage`. */
export const languageTags = { en: 'en-GB', bn: 'bn-BD' } satisfies Record<Language, string>;

/**
 * Returns the language of a page's subject. English pages leave it out: it is that of the website, which the home page gives.
 */
export const createLanguageProperty = (language: Language) =>
  language === 'en' ? {} : { inLanguage: languageTags[language] };
