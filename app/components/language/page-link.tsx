import type { ComponentProps } from 'react';
import { localisePath } from '#content/language.ts';
import { useLanguage } from './language-context.ts';

/**
 * A link to a page of this site, or to anything else. On a Bengali page it leads to the Bengali page.
 *
 * @param props.to the English path of a page, also with a query or a fragment; any other URL stays as it is
 */
export function PageLink({
  to,
  ...attributes
}: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return <a href={localisePath(to, useLanguage())} {...attributes} />;
}
