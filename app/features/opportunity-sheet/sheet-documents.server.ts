import { documentSteps } from '#content/document-steps.ts';
import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import type { DocumentStage } from '#content/types/document.ts';
import { getDocuments } from '#domain/eligibility/documents.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { SheetView } from './sheet-view.ts';

const stages: readonly DocumentStage[] = ['before acceptance', 'in the form', 'after acceptance'];

/** Lists the documents of an offer by stage, in the order of an application. Stages without a document are left out. */
export function createSheetDocuments(
  opportunity: Opportunity,
  language: Language,
): SheetView['documents'] {
  const texts = opportunitySheet[language].documents;
  const documents = getDocuments(opportunity, language);
  return {
    title: texts.title,
    stages: stages
      .map((stage) => ({
        label: documentSteps[language].stages[stage],
        names: documents
          .filter((document) => document.stage === stage)
          .map(({ name, appliedForBy }) =>
            appliedForBy === 'employer' ? texts.byEmployer(name) : name,
          ),
      }))
      .filter(({ names }) => names.length > 0),
  };
}
