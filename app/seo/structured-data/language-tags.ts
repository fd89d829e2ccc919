import type { Language } from '#content/language.ts';

/** The languages as BCP 47 tags with a country, for `inLanguage`. */
export const languageTags = { en: 'en-GB', bn: 'bn-BD' } satisfies Record<Language, string>;

/**
 * Returns the `inLanguage` of a page's subject. English pages omit it, because it is the language of the website, which the
 * home page states.
 */
export const createLanguageProperty = (language: Language) =>
  language === 'en' ? {} : { inLanguage: languageTags[language] };
