/**
 * What a spreadsheet takes for a formula when it begins a cell, also in full width
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** What a spreadsheet takes for a number and writes otherwise: it drops leading zeros, and digits after the fifteenth. */
const changedNumber = /^(0\d+|\d{16,})$/;

/** Anything by which some spreadsheet tells cells or lines apart. */
const separator = /[",;|\t\r\n]/;

/**
 * An apostrophe makes a cell a text. A text that has one already gets another: whoever takes the first one of a cell
 * away has what was there.
 */
function neutralised(text: string): string {
  return formula.test(text) || changedNumber.test(text) || text.startsWith("'") ? `'${text}` : text;
}

function cell(value: unknown): string {
  const text = neutralised(String(value ?? ''));
  return separator.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record of a CSV file (RFC 4180) with its line end; texts that a spreadsheet would run or change are made harmless. */
export function csvRecord(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
