import { documentGuides as bengaliGuides } from './bn/document-guides.ts';
import { type DocumentGuideId, documentGuides } from './document-guides.ts';
import type { Language } from './language.ts';
import type { DocumentGuide } from './types/document.ts';

/** Returns the guide to getting a document, with the texts of a language. */
export const createDocumentGuide = (id: DocumentGuideId, language: Language): DocumentGuide => ({
  ...documentGuides[id],
  ...(language === 'bn' && bengaliGuides[id]),
});
