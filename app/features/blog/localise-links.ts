import { getLinkTarget } from '#app/components/language/page-link.tsx';
import type { Language } from '#content/language.ts';

/**
 * Makes the links of a post lead to the Bengali pages, where there are any. Links to pages without a twin say that they are in
 * English, as `PageLink` does.
 *
 * @param html a post's sanitised HTML, in which links to this site have paths
 */
export const localiseLinks = (html: string, language: Language): string =>
  language === 'en'
    ? html
    : html.replace(/(<a [^<>]*?\bhref=")(\/[^"]*)"/g, (_link, before: string, path: string) => {
        const { href, hrefLang } = getLinkTarget(path, language);
        return `${before}${href}"${hrefLang ? ` hreflang="${hrefLang}"` : ''}`;
      });
