import { documents as bengali } from './bn/documents.ts';
import {
  type DocumentId,
  documents,
  formatDocumentName as formatEnglishName,
  getDocument,
} from './documents.ts';
import type { Language } from './language.ts';
import type { RequiredDocument } from './types/common.ts';

/** Creates a list of documents in one language. A Bengali name has the note in itself. */
export const createDocumentList = (
  ids: readonly DocumentId[],
  language: Language,
): RequiredDocument[] =>
  ids.map((id) => {
    const document = getDocument(id);
    const name = language === 'bn' && bengali[id];
    if (!name) return document;
    const { note: _, hasComma: __, ...rest } = document;
    return { ...rest, name };
  });

const ids = Object.keys(documents) as DocumentId[];

/** Formats a document of `documents.ts` in a list, in a language: 'Resume with photo', 'ছবিসহ সিভি (CV)'. */
export function formatDocumentName(document: RequiredDocument, language: Language): string {
  const english = formatEnglishName(document);
  const id =
    language === 'bn' && ids.find((each) => formatEnglishName(documents[each]) === english);
  return id ? bengali[id] : english;
}
