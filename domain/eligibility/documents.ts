import { type DocumentGuideId, documentGuides } from '#content/document-guides.ts';
import type { Language } from '#content/language.ts';
import { listOfferDocuments } from '#content/offer-documents.ts';
import type { DocumentGuide } from '#content/types/document.ts';
import type { Opportunity } from './opportunity.ts';

/** A document that an opportunity requires, with the name from its page, and how to get it. */
export type PlannedDocument = Omit<DocumentGuide, 'onlyFor'> & {
  id: DocumentGuideId;
  name: string;
};

const order = Object.keys(documentGuides.en);

/**
 * The documents that an opportunity requires, in the order in which to get them. For loaders only: it imports the content,
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
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
