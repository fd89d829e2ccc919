import type { Language } from '#content/language.ts';

/** Whether external text is written in Bengali, judged by its first letter. */
const isBengali = (text: string): boolean => /^\P{L}*\p{Script=Bengali}/u.test(text);

/** Whether external text is written in Latin letters, judged by its first letter. */
export const isLatin = (text: string): boolean => /^\P{L}*\p{Script=Latin}/u.test(text);

/**
 * Returns the attributes for external text of unknown language. The browser derives the direction from the first
 * letters. Bengali gets a language, so that screen readers pronounce it and browsers render it as Bengali. On a Bengali page,
 * text in Latin letters counts as English.
 *
 * @param text plain text
 * @param language of the page
 */
export function langAttributes(text: string, language: Language): { dir: 'auto'; lang?: Language } {
  if (isBengali(text)) return { dir: 'auto', lang: 'bn' };
  return language === 'bn' && isLatin(text) ? { dir: 'auto', lang: 'en' } : { dir: 'auto' };
}

/** Whether external text is written from right to left, judged by its first letter. */
export function isRightToLeft(text: string): boolean {
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );
}
