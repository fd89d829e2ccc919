import { documents as bengali } from './bn/documents.ts';
import { type DocumentId, documents, formatDocumentName as formatEnglish } from './documents.ts';
import type { Language } from './language.ts';
import type { RequiredDocument } from './types/common.ts';

const ids = Object.keys(documents) as DocumentId[];

/** Formats a document of `documents.ts` in a list, in a language: 'Resume with photo', 'ছবিসহ সিভি'. */
export function formatDocumentName(document: RequiredDocument, language: Language): string {
  const english = formatEnglish(document);
  if (language === 'en') return english;
  const id = ids.find((each) => formatEnglish(documents[each]) === english);
  return (id && bengali[id]) ?? english;
}

/** Returns a document with its name in a language. The Bengali name includes the note. */
export function localiseDocument(document: RequiredDocument, language: Language): RequiredDocument {
  if (language === 'en') return document;
  const { note: _, hasComma: __, ...others } = document;
  return { ...others, name: formatDocumentName(document, language) };
}
