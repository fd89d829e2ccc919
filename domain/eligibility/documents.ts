import { listOfferDocuments } from '#content/offer-documents.ts';
import type { DocumentGuide } from '#content/types/document.ts';
import type { Opportunity } from './opportunity.ts';

/** A document that an option asks for, as its page calls it, and how to get it. */
export type PlannedDocument = Omit<DocumentGuide, 'names' | 'onlyFor'> & { name: string };

/** The documents of an option in the order in which to get them. For loaders, as `options` is. */
export function getDocuments({ id, programme, country }: Opportunity): PlannedDocument[] {
  return listOfferDocuments({ id, programme, country: country?.slug })
    .map(({ name, guide: { names: _, onlyFor: __, ...guide } }) => ({ name, ...guide }))
    .sort((a, b) => b.startWeeks - a.startWeeks);
}
