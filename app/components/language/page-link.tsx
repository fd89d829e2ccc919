import type { ComponentProps } from 'react';
import { hasBengaliTwin } from '#content/bengali-pages.ts';
import { isPagePath, type Language, localisePath } from '#content/language.ts';
import { useLanguage } from './language-context.ts';

/**
 * A link to a page of this site, or to anything else. On a Bengali page it leads to the Bengali page, if there is one.
 *
 * @param props.to the English path of a page, also with a query or a fragment; any other address stays as it is
 */
export function PageLink({
  to,
  ...attributes
}: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return <a {...getLinkTarget(to, useLanguage())} {...attributes} />;
}

/** Returns the address of a link on a page in `language`, and says where the linked page is in another language. */
export function getLinkTarget(
  to: string,
  language: Language,
): { href: string; hrefLang?: Language } {
  if (language === 'en' || !isPagePath(to)) return { href: to };
  return hasBengaliTwin(to) ? { href: localisePath(to, 'bn') } : { href: to, hrefLang: 'en' };
}
