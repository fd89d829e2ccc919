import { languages, localisePath } from '#content/language.ts';
import { programmes } from '#content/programmes/programmes.ts';

const pages = [
  ['/destinations/united-arab-emirates', '/destinations/uae'],
  ['/destinations/united-states', '/destinations/usa'],
  ['/destinations/uk', '/destinations/united-kingdom'],
] as const;

/** The addresses of files, which have no language. Only the international internship still has a brochure (requirements 2). */
const files = [
  ['/international-internship-brochure.pdf', '/brochures/international-internship.pdf'],
  ...programmes
    .filter(({ slug }) => slug !== 'international-internship')
    .map(({ slug, path }) => [`/brochures/${slug}.pdf`, path] as const),
] as const;

/**
 * Permanent redirects for paths that have moved, or that people commonly type (requirements, "Routes and links"); those of pages
 * in each language. They preserve the query. Keys are lower case without a trailing slash, since requests are normalised to that
 * first.
 */
export const redirects: ReadonlyMap<string, string> = new Map([
  ...files,
  ...languages.flatMap((language) =>
    pages.map(([from, to]) => [localisePath(from, language), localisePath(to, language)] as const),
  ),
]);
