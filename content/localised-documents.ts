import { documents as bengali } from './bn/documents.ts';
import { type DocumentId, getDocument } from './documents.ts';
import type { Language } from './language.ts';
import type { RequiredDocument } from './types/common.ts';

/** Creates a list of documents in one language. A Bengali name already contains the note. */
export const createDocumentList = (
  ids: readonly DocumentId[],
  language: Language,
): RequiredDocument[] =>
  ids.map((id) => {
    const document = getDocument(id);
    if (language === 'en') return document;
    const { note: _, hasComma: __, ...rest } = document;
    return { ...rest, name: bengali[id] };
  });
