import { documentSteps as bengali } from './bn/document-steps.ts';
import { documentSteps as english } from './en/document-steps.ts';
import type { Language } from './language.ts';
import type { Translation } from './types/translation.ts';

/** The words around lists of documents, in each language. */
export const documentSteps: Record<Language, Translation<typeof english>> = {
  en: english,
  bn: bengali,
};
