/**
 * Returns the attributes for external text of unknown language. The browser derives the direction from the first
 * letters. Bengali gets a language, so that screen readers pronounce it and browsers render it as Bengali.
 *
 * @param text plain text
 */
export function langAttributes(text: string): { dir: 'auto'; lang?: 'bn' } {
  return /^\P{L}*\p{Script=Bengali}/u.test(text) ? { dir: 'auto', lang: 'bn' } : { dir: 'auto' };
}

/** Whether external text is written from right to left, judged by its first letter. */
export function isRightToLeft(text: string): boolean {
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );
}
