import { isPlaceholder } from '#app/content/site.ts';
import { tokensIn } from './tokens.ts';

/** A place in a content file that `npm run go-live` may list. */
export type Mark = {
  kind: 'sample' | 'draft' | 'fact' | 'placeholder';
  line: number;
  /** The name of the constant, or the first text of the record: 'Hotel partner'. */
  subject: string;
  /** ISO 8601: the day on which a fact was checked. */
  checkedOn?: string;
};

/** A pair of braces that is open while the source is read. */
type OpenRecord = { constant: string; firstText?: string; marks: Omit<Mark, 'subject'>[] };

/**
 * Finds the marks in the source of a content file: `sample: true`, `draft: true`, `checkedOn: '2026-11-15'`, and texts
 * that are placeholders. It reads the source, since the values of a module don't know their lines.
 *
 * @returns the marks in the order of their lines
 */
export function marksIn(source: string): Mark[] {
  const marks: Mark[] = [];
  const records: OpenRecord[] = [];
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  for (const { kind, index, value } of tokensIn(source)) {
    const record = records.at(-1);
    if (kind === 'text') {
      for (const each of records) each.firstText ??= value;
      if (isPlaceholder(value)) {
        marks.push({ kind: 'placeholder', line: lineAt(index), subject: value });
      }
    } else if (kind === 'open') {
      records.push({ constant: value, marks: [] });
    } else if (kind === 'close') {
      records.pop();
      const subject = record?.constant || record?.firstText || '';
      for (const each of record?.marks ?? []) marks.push({ ...each, subject });
    } else if (kind === 'mark') {
      record?.marks.push({ kind: value as 'sample' | 'draft', line: lineAt(index) });
    } else {
      record?.marks.push({ kind: 'fact', line: lineAt(index), checkedOn: value });
    }
  }
  return marks.toSorted((one, other) => one.line - other.line);
}
