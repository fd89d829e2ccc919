import { type Language, localisePath } from '#content/language.ts';

/**
 * Makes the links of a post lead to the pages of a language, as `PageLink` does.
 *
 * @param html a post's sanitised HTML, in which links to this site have the paths of English pages
 */
export const localiseLinks = (html: string, language: Language): string =>
  html.replace(
    /(<a [^<>]*?\bhref=")(\/[^"]*)"/g,
    (_link, before: string, path: string) => `${before}${localisePath(path, language)}"`,
  );
