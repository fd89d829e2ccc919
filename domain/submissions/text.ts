import { toLatinDigits } from '#content/formats/bengali-digits.ts';

/**
 * Characters that databases and mails can't hold: control characters except tab and line feed, and halves of
 * surrogate pairs.
 */
const unusable = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Matches a visible character: not a space, a zero-width joiner, or what mails can't hold. */
const visible = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text has a visible character. It doesn't normalise the text, so the text may be of any length. */
export const hasVisibleText = (text: string): boolean => visible.test(text);

/**
 * Matches more than 30 combining marks in a row. A letter has two in Vietnamese, and rarely five in any script.
 * Characters that `tidyText` removes may be between them.
 */
const tooManyMarks = /(?:\p{M}[\p{Cc}\p{Cs}]*){31}/u;

/** Why a text is rejected before anything is derived from it. */
type Excess = 'length' | 'marks';

/**
 * Checks a text before it is tidied. The time to normalise a text grows with the square of the combining marks in a
 * row (Unicode Standard, 3.11, "Canonical Ordering Algorithm"): 64 kB of them block the server for a third of a
 * second.
 *
 * @param maximum the characters that the tidied text may have; the raw text may have four times as many UTF-16 code
 *   units, since an emoji takes two, and a letter with separate accents up to four
 * @returns undefined when the text may be tidied
 */
export function findExcess(text: string, maximum: number): Excess | undefined {
  if (text.length > 4 * maximum) return 'length';
  if (tooManyMarks.test(text)) return 'marks';
}

/**
 * Tidies the text of a text area for validation and storage. Lines end with `\n`, since a form posts `\r\n` where a
 * script reads `\n`, and browser and server would count differently. Accents have one canonical form (Unicode NFC).
 * Surrounding space is removed, and a text without a visible character becomes ''.
 *
 * @param text must have passed `findExcess`
 */
export function tidyText(text: string): string {
  const tidy = text.replace(/\r\n?/g, '\n').replace(unusable, '').normalize();
  return hasVisibleText(tidy) ? tidy.trim() : '';
}

/** Tidies the text of a field of one line. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/[\t\n]+/g, ' ');
}

/**
 * Tidies a phone number. Bengali digits become Latin ones. Characters that an address book or a web page adds to a
 * copied number (direction marks, special spaces and hyphens) become plain.
 */
export function tidyPhone(text: string): string {
  return tidyLine(
    toLatinDigits(text)
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Pd}/gu, '-')
      .replace(/\s/g, ' '),
  );
}

/**
 * Counts Unicode code points, so that every browser and the server agree. An emoji, or a letter beyond the basic
 * plane, counts once.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
