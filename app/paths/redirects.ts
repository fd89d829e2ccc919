import { languages, localisePath } from '#content/language.ts';

const englishRedirects = [
  ['/destinations/united-arab-emirates', '/destinations/uae'],
  ['/destinations/united-states', '/destinations/usa'],
  ['/destinations/uk', '/destinations/united-kingdom'],
  ['/international-internship-brochure.pdf', '/brochures/international-internship.pdf'],
] as const;

/**
 * Permanent redirects for paths that have moved, or that people commonly type (requirements, "Routes and links"), in each language.
 * They preserve the query. Keys are lower case without a trailing slash, since requests are normalised to that first.
 */
export const redirects: ReadonlyMap<string, string> = new Map(
  languages.flatMap((language) =>
    englishRedirects.map(
      ([from, to]) => [localisePath(from, language), localisePath(to, language)] as const,
    ),
  ),
);
