/**
 * Attributes for text from outside, whose language nobody names: the direction follows from its first
 * letters, and Bengali is named, so that it is pronounced and set as Bengali.
 *
 * @param text plain text
 */
export function langAttributes(text: string): { dir: 'auto'; lang?: 'bn' } {
  return /^\P{L}*\p{Script=Bengali}/u.test(text) ? { dir: 'auto', lang: 'bn' } : { dir: 'auto' };
}

/** Whether text from outside is written from right to left, by its first letter. */
export function isRightToLeft(text: string): boolean {
  return /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    text,
  );
}
