import { sanitiseText } from '#domain/submissions/sanitise-text.ts';

/**
 * A spreadsheet runs a cell as a formula when it begins with one of these characters, also in full width
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** A spreadsheet reads these as numbers and changes them: it drops leading zeros, and digits after the fifteenth. */
const changedNumber = /^(0\d+|\d{16,})$/;

/** Each of these characters separates cells or lines in some spreadsheet programs. */
const separator = /[",;|\t\r\n]/;

/**
 * An apostrophe makes a cell a text. A text that already begins with one gets a second one, so that a reader who
 * removes the first apostrophe always gets the original text.
 */
function escapeForSpreadsheet(text: string): string {
  return formula.test(text) || changedNumber.test(text) || text.startsWith("'") ? `'${text}` : text;
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
