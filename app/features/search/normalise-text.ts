/** More combining marks than a letter of any script has. The time to normalise a text grows with the square of their number. */
const maxCombiningMarks = 30;

/**
 * Removes the differences that a search ignores: capitals, accents, and the joiners that Bengali keyboards insert. The
 * result is composed (NFC), because a Bengali letter with a dot, such as "য়", can be encoded in two ways.
 */
export function normaliseText(text: string): string {
  return text
    .replace(/[\u200c\u200d]/g, '')
    .replace(/\p{M}+/gu, (marks) => marks.slice(0, maxCombiningMarks))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .trim();
}

/** Matches words of letters, combining marks and digits: "J1", "জার্মানি". */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The normalised words of a text without the plural ending, so that "internships" equals "internship", and "countries" "country". */
export function tokenise(text: string): string[] {
  return (normaliseText(text).match(wordPattern) ?? []).map(singularise);
}

function singularise(word: string): string {
  return word
    .replace(/(?<=[a-z]{4})ies$/, 'y')
    .replace(/(?<=[a-z]{4}|fee|job|cow|pig)(?<!s)s$/, '');
}

export function isBengali(text: string): boolean {
  return /[\u0980-\u09ff]/.test(text);
}
