import { getLanguage, type Language, localisePath } from '#content/language.ts';

/** Where the language switch of a page leads, in which language, and what that language calls itself. */
export type SwitchTarget = { href: string; language: Language; name: string };

/**
 * Returns the target of a page's language switch: the same page in the other language, with its query.
 *
 * @param path of the page, with its query
 * @param options.isErrorPage an error page has no version in the other language; a Bengali one links to the home page instead
 * @param options.replacement the path of the page to link to, in any language, if this page has no version in the other
 *   language
 * @returns undefined if the page has no switch
 */
export function getSwitchTarget(
  path: string,
  { isErrorPage, replacement = path }: { isErrorPage: boolean; replacement?: string | undefined },
): SwitchTarget | undefined {
  if (getLanguage(path) === 'bn') {
    const href = isErrorPage ? '/' : localisePath(replacement, 'en');
    return { href, language: 'en', name: 'English' };
  }
  if (isErrorPage) return;
  return { href: localisePath(replacement, 'bn'), language: 'bn', name: 'বাংলা' };
}
