import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import { sanitiseText } from '#domain/submissions/sanitise-text.ts';

/**
 * A spreadsheet runs a cell as a formula when it begins with one of these characters, also in full width
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** More digits are shown as 8.8E+12, and lose their last digits from the sixteenth on. */
const maxPlainDigits = 11;

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

/**
 * What a spreadsheet reads as a number, a date, a time or a truth value, and shows as something else. Digits are Latin here. A number
 * without a leading zero and a date like 2026-11-21 stay what they are.
 */
const changedTexts = [
  /^0\d+$/,
  new RegExp(`^\\d{${maxPlainDigits + 1},}$`),
  // 10-12, 3/4, 12:30, 1,234.50, 5 %, (5), $5
  /^[$€£৳(]?\s?\d{1,4}(?:\s?[-/.,:]\s?\d{1,4})+\s?[%)€]?$/,
  /^[$€£৳(]?\s?\d+(?:[.,]\d+)?\s?[%)€]$/,
  /^[$€£৳]\s?\d+$/,
  /^[.,]\d+$/,
  // 1E5, 2.5e-3
  /^\d+(?:[.,]\d*)?e[+-]?\d+$/i,
  // 880 1700 000000: some read spaces between digits as separators of thousands.
  /^\d{1,3}(?:\s\d{3})+$/,
  // MARCH1, 1-Mar, March 2027, 12 March 2027
  new RegExp(`^(?=.*\\d)[\\d\\s.,/-]*${month}[\\d\\s.,/-]*$`, 'i'),
  // 10 am
  /^\d{1,2}(?::\d{2})*\s?[ap]m?$/i,
  /^(?:true|false)$/i,
];

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a spreadsheet would show another text than the one that is written. */
function isChanged(text: string): boolean {
  const compatible = text.normalize('NFKC').trim();
  const plain = toLatinDigits(compatible);
  // Some read Bengali digits as a number, and show Latin ones. So do they with full-width digits.
  if (plain !== text && /^[\d\s.,/:()%+-]+$/.test(plain)) return true;
  return !isoDay.test(plain) && changedTexts.some((pattern) => pattern.test(plain));
}

/** Each of these characters separates cells or lines in some spreadsheet programs. */
const separator = /[",;|\t\r\n]/;

/**
 * An apostrophe makes a cell a text. A text that already begins with one gets a second one, so that a reader who
 * removes the first apostrophe always gets the original text.
 */
function escapeForSpreadsheet(text: string): string {
  return formula.test(text) || isChanged(text) || text.startsWith("'") ? `'${text}` : text;
}

function formatCell(value: unknown): string {
  const text = escapeForSpreadsheet(sanitiseText(String(value ?? '')));
  return separator.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes one record of a CSV file (RFC 4180), with its line end. It disarms texts that a spreadsheet would run or
 * change, and removes characters that make a text look like another.
 */
export function formatCsvRecord(values: readonly unknown[]): string {
  return `${values.map(formatCell).join(',')}\r\n`;
}
