/** Characters that databases and mails can't carry: control characters but tab and line feed, halves of a surrogate pair. */
const unusable = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Matches a text in which something can be seen: more than spaces and joiners of no width. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * What was typed into a text area, as it is checked and kept: lines end with `\n` (a form posts `\r\n`,
 * a script reads `\n`: without this, browser and server would count differently), accents in one
 * canonical form (Unicode NFC), nothing around it; '' when nothing in it can be seen.
 */
export function tidyText(text: string): string {
  const tidy = text.replace(/\r\n?/g, '\n').replace(unusable, '').normalize();
  return visible.test(tidy) ? tidy.trim() : '';
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
