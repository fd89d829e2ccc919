/** More combining marks on one letter than any script has. To normalise a text takes a time that grows with their square. */
const maxCombiningMarks = 30;

/**
 * A text without what makes no difference to a search: capitals, accents, and the joiners that Bengali keyboards write.
 * Composed (NFC): a Bengali letter with its dot, as in "য়", can be written in two ways.
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

/** Words of letters, their signs, and digits: "J1", "জার্মানি". */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text, plain, and without the plural's "s": "internships" is the same as "internship". */
export function tokenise(text: string): string[] {
  return (normaliseText(text).match(wordPattern) ?? []).map(singularise);
}

function singularise(word: string): string {
  return word.replace(/(?<=[a-z]{4})s$/, '');
}

export function isBengali(text: string): boolean {
  return /[\u0980-\u09ff]/.test(text);
}
