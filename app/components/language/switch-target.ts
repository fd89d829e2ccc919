import { hasTwin } from '#app/paths/has-twin.ts';
import { getLanguage, type Language, localisePath } from '#content/language.ts';

/** Where the language switch of a page leads, in which language, and what that language calls itself. */
type SwitchTarget = { href: string; language: Language; name: string };

/**
 * Returns the target of a page's language switch: the same page in the other language, with its query.
 *
 * @param path of the page, with its query
 * @param isOpen whether the Bengali edition is open; until then no English page links to it, but its pages link to English ones
 * @returns undefined if the page has no switch
 */
export function getSwitchTarget(path: string, isOpen: boolean): SwitchTarget | undefined {
  if (getLanguage(path) === 'bn') {
    // An error page has no English version.
    const href = hasTwin(path) ? localisePath(path, 'en') : '/';
    return { href, language: 'en', name: 'English' };
  }
  if (!isOpen || !hasTwin(path)) return;
  return { href: localisePath(path, 'bn'), language: 'bn', name: 'বাংলা' };
}
