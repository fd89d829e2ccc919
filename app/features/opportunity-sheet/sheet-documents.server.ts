import { documentSteps } from '#content/document-steps.ts';
import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import { getDocuments, type PlannedDocument } from '#domain/eligibility/documents.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { SheetColumns } from './sheet-view.ts';

/**
 * Lists the documents of an offer in the order of an application, in two lists: before the student is accepted, and after. The
 * second is left out if the offer needs none.
 */
export function createSheetDocuments(opportunity: Opportunity, language: Language): SheetColumns {
  const { title, askWhoApplies, inForm } = opportunitySheet[language].documents;
  const { stages } = documentSteps[language];
  const documents = getDocuments(opportunity, language);
  const formatName = (document: PlannedDocument) => {
    const { name, stage } = document;
    if (document.askWhoApplies) return askWhoApplies(name);
    return stage === 'in the form' ? inForm(name) : name;
  };
  return {
    title,
    lists: [
      {
        label: stages['before acceptance'],
        items: documents.filter(({ stage }) => stage !== 'after acceptance').map(formatName),
      },
      {
        label: stages['after acceptance'],
        items: documents.filter(({ stage }) => stage === 'after acceptance').map(formatName),
      },
    ].filter(({ items }) => items.length > 0),
  };
}
