/** Characters that databases and mails can't carry: control characters but tab and line feed, halves of a surrogate pair. */
const unusable = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Matches a text in which something can be seen: more than spaces, joiners of no width, and what no mail can carry. */
const visible = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/** Whether anything can be seen in a text. It needs no other form of the text, so the text may be of any length. */
export const isVisible = (text: string): boolean => visible.test(text);

/**
 * Matches more than 30 combining marks in a row: a letter has two in Vietnamese, and rarely five in any script. What `tidyText`
 * takes out may stand between them.
 */
const tooManyMarks = /(?:\p{M}[\p{Cc}\p{Cs}]*){31}/u;

/** Why a text is refused as it was typed, before anything is made of it. */
export type Excess = 'length' | 'marks';

/**
 * Checks what was typed before it is tidied. To normalise a text takes a time that grows with the square of the marks in a row
 * (Unicode Standard, 3.11, "Canonical Ordering Algorithm"): 64 kB of them stop the server for a third of a second.
 *
 * @param maximum characters that the tidied text may have. As it was typed it may have four times as many UTF-16 code units:
 *   an emoji takes two, a letter with its accents apart up to four.
 * @returns undefined when the text may be tidied
 */
export function excessOf(text: string, maximum: number): Excess | undefined {
  if (text.length > 4 * maximum) return 'length';
  if (tooManyMarks.test(text)) return 'marks';
}

/**
 * What was typed into a text area, as it is checked and kept: lines end with `\n` (a form posts `\r\n`,
 * a script reads `\n`: without this, browser and server would count differently), accents in one
 * canonical form (Unicode NFC), nothing around it; '' when nothing in it can be seen.
 *
 * @param text that `excessOf` has found nothing against
 */
export function tidyText(text: string): string {
  const tidy = text.replace(/\r\n?/g, '\n').replace(unusable, '').normalize();
  return isVisible(tidy) ? tidy.trim() : '';
}

/** The same for a field of one line. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/[\t\n]+/g, ' ');
}

/**
 * The same for a phone number. Bengali digits become Latin ones; what an address book or a web page adds
 * when a number is copied (marks of writing direction, other spaces and hyphens) becomes plain.
 */
export function tidyPhone(text: string): string {
  return tidyLine(
    text
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{Pd}/gu, '-')
      .replace(/\s/g, ' ')
      .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)),
  );
}

/** The length of a text in Unicode code points: the same in every browser and on the server; an emoji or a letter beyond the basic plane is not two. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
