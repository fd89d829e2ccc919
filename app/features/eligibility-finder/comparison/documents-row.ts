import type { ComparedOpportunity } from '#app/features/eligibility-finder/finder-view-data.ts';
import { comparisonTexts as texts } from '#content/eligibility-finder-comparison.ts';
import type { Cell, Row } from './row.ts';

/** What some pages ask for in one line, and others in two. */
const documentParts: Partial<Record<string, readonly string[]>> = {
  clearances: ['police-clearance', 'medical-clearance'],
};

const maxNamed = 3;

/** How many documents each asks for, and which of them none of the others does. */
export function createDocumentsRow(compared: readonly ComparedOpportunity[]): Row {
  return {
    id: 'documents',
    label: texts.rows.documents,
    size: 'words',
    cells: compared.map((one) => createCell(one, compared)),
  };
}

function createCell(one: ComparedOpportunity, compared: readonly ComparedOpportunity[]): Cell {
  const { documents } = one;
  const others = compared.filter((other) => other !== one);
  const known = others.flatMap(listDocumentIds);
  const own = documents.filter(({ id }) => splitDocument(id).some((part) => !known.includes(part)));
  const isNamed = others.length > 0 && own.length > 0;
  const names = own.slice(0, maxNamed).map(({ name }) => name);
  return {
    value: String(documents.length),
    notes: isNamed ? [texts.onlyHere(names, own.length - names.length)] : [],
    key: listDocumentIds(one).sort().join(),
  };
}

const splitDocument = (id: string): readonly string[] => documentParts[id] ?? [id];
const listDocumentIds = ({ documents }: ComparedOpportunity) =>
  documents.flatMap(({ id }) => splitDocument(id));
