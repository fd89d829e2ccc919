import { isEditionOpen } from '#content/is-edition-open.ts';
import { localisePath } from '#content/language.ts';

/** A version of a page for `<link rel="alternate" hreflang>`. `x-default` is for visitors with any other language. */
type AlternateLink = { hrefLang: 'en' | 'bn' | 'x-default'; path: string };

/**
 * Lists the versions of a page in all languages, itself included. Each version lists the same ones, as search engines require.
 *
 * @returns an empty array while the edition is closed
 */
export function listAlternateLinks(path: string, isOpen = isEditionOpen): AlternateLink[] {
  if (!isOpen) return [];
  const english = localisePath(path, 'en');
  return [
    { hrefLang: 'en', path: english },
    { hrefLang: 'bn', path: localisePath(path, 'bn') },
    { hrefLang: 'x-default', path: english },
  ];
}
