import type { DestinationSlug } from './destinations/destinations.ts';
import { countryRecords } from './destinations/records.ts';
import { type DocumentGuideId, documentGuides } from './document-guides.ts';
import { createDocumentList, formatDocumentName } from './documents.ts';
import type { Language } from './language.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { localisedProgrammePages, programmeRecords } from './programmes/records.ts';
import { homeDocumentIds, requiredDocumentIds } from './required-documents.ts';
import type { RequiredDocument } from './types/common.ts';
import type { Country } from './types/country.ts';
import type { DocumentGuide } from './types/document.ts';

/** An offer to apply for: a programme, and its country if it has one. */
type Offer = {
  programme: ProgrammeSlug;
  country?: DestinationSlug | undefined;
  /** The id of the option, if it is a placement of a country. */
  id?: string | undefined;
};

/** A document that an offer requires, with the name on its page, and the guide to getting it. `id` is the guide's. */
export type OfferDocument = Pick<RequiredDocument, 'name' | 'passportMonths'> & {
  id: DocumentGuideId;
  guide: DocumentGuide;
};

/**
 * Lists the documents of an offer. Its page, the sheet for the family, the confirmation and the mail show this list.
 *
 * @param language of the names and the guides
 * @returns the documents, in the order of the page that lists them
 */
export function listOfferDocuments(offer: Offer, language: Language): OfferDocument[] {
  const required = listRequiredDocuments(offer, language);
  return required
    .map((document): OfferDocument => {
      const { guide: id, passportMonths } = document;
      return {
        id,
        name: formatDocumentName(document),
        guide: documentGuides[language][id],
        ...(passportMonths && { passportMonths }),
      };
    })
    .filter(({ guide }) => guide.onlyFor === undefined || guide.onlyFor === offer.id);
}

function listRequiredDocuments(
  { programme, country }: Offer,
  language: Language,
): readonly RequiredDocument[] {
  const record = country && findPlacementCountry(country, programme);
  if (record) {
    const { required, programSpecific, visa } = record.documents;
    return createDocumentList([...required, ...programSpecific, ...visa], language);
  }
  const page = localisedProgrammePages[language][programme];
  const usual = programmeRecords[programme].atHome ? homeDocumentIds : requiredDocumentIds;
  return page.documents?.documents ?? createDocumentList(usual, language);
}

/** Returns the country's record if one of its placements belongs to the programme. */
function findPlacementCountry(
  slug: DestinationSlug,
  programme: ProgrammeSlug,
): Country | undefined {
  const record: Country = countryRecords[slug];
  const hasPlacement = record.placements.some(
    (placement) => (placement.programme ?? 'international-internship') === programme,
  );
  return hasPlacement ? record : undefined;
}

/** @returns how many months the passport must still be valid according to the documents, or 0 if they don't say */
export const getRequiredPassportMonths = (
  documents: readonly Pick<OfferDocument, 'passportMonths'>[],
): number => Math.max(0, ...documents.map(({ passportMonths = 0 }) => passportMonths));
