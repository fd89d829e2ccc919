import { localisePath } from '#content/language.ts';

/** A version of a page for `<link rel="alternate" hreflang>`. `x-default` is for visitors with any other language. */
type AlternateLink = { hrefLang: 'en' | 'bn' | 'x-default'; path: string };

/**
 * Lists the versions of a page in all languages, itself included. Each version lists the same ones, as search engines require.
 */
export function listAlternateLinks(path: string): AlternateLink[] {
  const english = localisePath(path, 'en');
  return [
    { hrefLang: 'en', path: english },
    { hrefLang: 'bn', path: localisePath(path, 'bn') },
    { hrefLang: 'x-default', path: english },
  ];
}
