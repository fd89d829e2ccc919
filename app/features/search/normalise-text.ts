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

/** Matches words, and single letters with points between them: "U.S.A". */
const wordOrAbbreviation = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.])\\p{L}(?:\\.\\p{L})+(?![\\p{L}\\p{M}\\p{N}])|${wordPattern.source}`,
  'gu',
);

/**
 * The normalised words of a text, as they are written. An abbreviation is one word: "usa". One of two letters keeps its point, so
 * that "U.S." isn't "us", nor "I.T." "it".
 */
export const splitWords = (text: string): string[] =>
  (normaliseText(text).match(wordOrAbbreviation) ?? []).map((word) =>
    word.length > 3 ? word.replaceAll('.', '') : word,
  );

/**
 * The normalised words of a text without their endings, so that "internships" equals "internship", "countries" "country", and
 * "খরচের" "খরচ".
 */
export const tokenise = (text: string): string[] => splitWords(text).map(stem);

/** @returns a normalised word without its endings */
export const stem = (word: string): string =>
  isBengali(word) ? word.replace(caseEndings, '') : singularise(word);

function singularise(word: string): string {
  return word
    .replace(/(?<=[a-z]{4})ies$/, 'y')
    .replace(/(?<=[a-z]{4}|fee|job|cow|pig)(?<!s)s$/, '');
}

/**
 * The endings of plural and case in Bengali (-গুলো, -দের, -এ, -র, -তে, -য়), the last three after certain vowels only. At least
 * three letters remain. Some words lose letters that are no ending ("সেমিনার"), but they do so with every ending.
 */
const caseEndings =
  /(?<=.{3})(?:গুলো|দের|ে|(?<=[\u0985-\u0994\u09be-\u09cc])র|(?<=[ইউািীুূ])তে|(?<=[াইউ])\u09af\u09bc){1,4}$/;

/** Whether a word is a number, but no year: "20" in "20 years old" says nothing about a page. */
export const isCount = (word: string): boolean => /^\p{Nd}+$/u.test(word) && word.length !== 4;

/** Whether a text has a Bengali letter or digit. */
export function isBengali(text: string): boolean {
  return /[\u0980-\u09ff]/.test(text);
}
