/**
 * Attributes for text from outside, whose language nobody names: the direction follows from its first
 * letters, and Bengali is named, so that it is pronounced and set as Bengali.
 *
 * @param text plain text
 */
export function writtenIn(text: string): { dir: 'auto'; lang?: 'bn' } {
  return /^\P{L}*\p{Script=Bengali}/u.test(text) ? { dir: 'auto', lang: 'bn' } : { dir: 'auto' };
}
