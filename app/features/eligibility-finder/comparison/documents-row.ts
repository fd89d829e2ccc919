import type { ComparedOpportunity } from '#app/features/eligibility-finder/finder-view-data.ts';
import type { Cell, ComparedTexts, Row } from './row.ts';

/** Documents that some pages list as one item and others as two: the parts by the id of the combined one. */
const documentParts: Partial<Record<string, readonly string[]>> = {
  clearances: ['police-clearance', 'medical-clearance'],
};

/** How many documents a note names. */
const maxNamed = 3;

/** The number of required documents, with a note about those that no other compared opportunity requires. */
export function createDocumentsRow(
  compared: readonly ComparedOpportunity[],
  texts: ComparedTexts,
): Row {
  return {
    id: 'documents',
    label: texts.comparison.rows.documents,
    size: 'words',
    cells: compared.map((each) => createCell(each, compared, texts)),
  };
}

function createCell(
  current: ComparedOpportunity,
  compared: readonly ComparedOpportunity[],
  { comparison, finder }: ComparedTexts,
): Cell {
  const { documents } = current;
  const others = compared.filter((other) => other !== current);
  const otherIds = others.flatMap(listDocumentIds);
  const uniqueDocuments = documents.filter(({ id }) =>
    splitDocument(id).some((part) => !otherIds.includes(part)),
  );
  const hasNote = others.length > 0 && uniqueDocuments.length > 0;
  const names = uniqueDocuments.slice(0, maxNamed).map(({ name }) => name);
  return {
    value: finder.figures.digits(documents.length),
    notes: hasNote ? [comparison.onlyHere(names, uniqueDocuments.length - names.length)] : [],
    key: listDocumentIds(current).sort().join(),
  };
}

const splitDocument = (id: string): readonly string[] => documentParts[id] ?? [id];
const listDocumentIds = ({ documents }: ComparedOpportunity) =>
  documents.flatMap(({ id }) => splitDocument(id));
