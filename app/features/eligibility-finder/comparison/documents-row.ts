import type { Compared } from '#app/features/eligibility-finder/answer-data.ts';
import { comparisonTexts as texts } from '#content/can-i-go-comparison.ts';
import type { Cell, Row } from './row.ts';

/** What some pages ask for in one line, and others in two. */
const parts: Partial<Record<string, readonly string[]>> = {
  clearances: ['police-clearance', 'medical-clearance'],
};

const mostNamed = 3;

/** How many documents each asks for, and which of them none of the others does. */
export function documentsRow(compared: readonly Compared[]): Row {
  return {
    id: 'documents',
    label: texts.rows.documents,
    size: 'words',
    cells: compared.map((one) => cellOf(one, compared)),
  };
}

function cellOf(one: Compared, compared: readonly Compared[]): Cell {
  const { documents } = one;
  const others = compared.filter((other) => other !== one);
  const known = others.flatMap(papersOf);
  const own = documents.filter(({ id }) => partsOf(id).some((part) => !known.includes(part)));
  const isNamed = others.length > 0 && own.length > 0;
  const names = own.slice(0, mostNamed).map(({ name }) => name);
  return {
    value: String(documents.length),
    notes: isNamed ? [texts.onlyHere(names, own.length - names.length)] : [],
    key: papersOf(one).sort().join(),
  };
}

const partsOf = (id: string): readonly string[] => parts[id] ?? [id];
const papersOf = ({ documents }: Compared) => documents.flatMap(({ id }) => partsOf(id));
