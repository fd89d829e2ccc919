import type { DocumentGuideId } from '#content/document-guides.ts';
import type { Language } from '#content/language.ts';
import { listOfferDocuments } from '#content/offer-documents.ts';
import type { DocumentGuide } from '#content/types/document.ts';
import type { Opportunity } from './opportunity.ts';

/** A document that an opportunity requires, with the name from its page, and how to get it. */
export type PlannedDocument = Omit<DocumentGuide, 'onlyFor'> & {
  id: DocumentGuideId;
  name: string;
};

/**
 * The documents that an opportunity requires, the one that takes longest first. For loaders only: it imports the content,
 * which would be too large for the browser.
 */
export function getDocuments(
  { id, programme, country }: Pick<Opportunity, 'id' | 'programme' | 'country'>,
  language: Language,
): PlannedDocument[] {
  return listOfferDocuments({ id, programme, country: country?.slug }, language)
    .map(({ id: guideId, name, guide: { onlyFor: _, ...guide } }) => ({
      id: guideId,
      name,
      ...guide,
    }))
    .sort((a, b) => b.startWeeks - a.startWeeks);
}
