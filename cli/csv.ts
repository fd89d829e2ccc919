/** A spreadsheet takes a text that begins like this, also in full width, for a formula; an apostrophe before it makes it a text. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

function cell(value: unknown): string {
  const text = String(value ?? '');
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record of a CSV file (RFC 4180) with its line end; texts that a spreadsheet would run are made harmless. */
export function csvRecord(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}
