import { toBengaliDigits } from '#content/formats/bengali-digits.ts';
import { type Language, localisePath } from '#content/language.ts';

/**
 * Makes the links of a post lead to the pages of a language, as `PageLink` does, and gives tables without a caption a name in
 * that language.
 *
 * @param html a post's sanitised HTML, in which links to this site have the paths of English pages
 */
export function localiseLinks(html: string, language: Language): string {
  if (language === 'en') return html;
  return html
    .replace(
      /(<a [^<>]*?\bhref=")(\/[^"]*)"/g,
      (_link, before: string, path: string) => `${before}${localisePath(path, language)}"`,
    )
    .replace(
      /(<div class="table-scroll" [^<>]*?\baria-label=")Table (\d+)"/g,
      (_region, before: string, number: string) => `${before}টেবিল ${toBengaliDigits(number)}"`,
    );
}
