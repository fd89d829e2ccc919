import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import { searchAnswers } from '#content/search-answers.ts';
import { createSheetPath } from '#content/sheet-path.ts';
import type { SearchRecord } from './search-record.ts';

/**
 * Creates the record of what families ask of every offer: whether it is really ours, who decides, what we never ask for. Each offer
 * has a sheet, and all of them say the same about it.
 */
export const createFamilyRecord = (language: Language): SearchRecord => ({
  kind: 'page',
  id: 'genuine',
  name: opportunitySheet[language].genuine.title,
  text: opportunitySheet[language].name,
  to: createSheetPath('germany-internship'),
  ...(searchAnswers.genuine && { answers: searchAnswers.genuine }),
  picture: { icon: 'file-text' },
});
