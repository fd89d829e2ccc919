import type { DestinationSlug } from './destinations/destinations.ts';
import { countryRecords } from './destinations/records.ts';
import { documentGuides } from './document-guides.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { programmePages, programmeRecords } from './programmes/records.ts';
import { formatDocumentName, homeDocuments, requiredDocuments } from './required-documents.ts';
import type { RequiredDocument } from './types/common.ts';
import type { Country } from './types/country.ts';
import type { DocumentGuide } from './types/document.ts';
import type { ProgrammePage } from './types/programme.ts';

/** An offer to apply for: a programme, and its country if it has one. */
export type Offer = {
  programme: ProgrammeSlug;
  country?: DestinationSlug | undefined;
  /** The id of the option, if it is a placement of a country. */
  id?: string | undefined;
};

/** A document that an offer requires, with the name on its page, and the guide to getting it. */
export type OfferDocument = { name: string; guide: DocumentGuide };

/**
 * Lists the documents of an offer. Its page, the planner, the comparison, the confirmation and the mail show this list.
 *
 * @returns the documents, in the order of the page that lists them
 * @throws Error when a page requires a document that has no guide
 */
export function listOfferDocuments(offer: Offer): OfferDocument[] {
  return listDocumentNames(offer)
    .map((name) => ({ name, guide: findGuide(name) }))
    .filter(({ guide }) => guide.onlyFor === undefined || guide.onlyFor === offer.id);
}

function listDocumentNames({ programme, country }: Offer): string[] {
  const record = country && findPlacementCountry(country, programme);
  if (record) {
    const { required, programSpecific, visa } = record.documents;
    return [...required, ...programSpecific, ...visa];
  }
  const page: ProgrammePage = programmePages[programme];
  const usual = programmeRecords[programme].atHome ? homeDocuments : requiredDocuments;
  const documents: readonly RequiredDocument[] = page.documents?.documents ?? usual;
  return documents.map(formatDocumentName);
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

/**
 * Returns the id of a document by the name that a page uses: 'passport'.
 *
 * @throws Error when no guide has the name
 */
export const getDocumentId = (name: string): string => findGuide(name).id;

function findGuide(name: string): DocumentGuide {
  const guides: readonly DocumentGuide[] = documentGuides;
  const guide = guides.find(({ names }) => names.includes(name));
  if (!guide) {
    throw new Error(`No guide has the name "${name}": add it to \`names\` in document-guides.ts`);
  }
  return guide;
}

/** @returns how many months the passport must still be valid according to the documents, or 0 if they don't say */
export function getRequiredPassportMonths(
  documents: readonly Pick<OfferDocument, 'name'>[],
): number {
  const years = documents.map(({ name }) =>
    Number(/^passport.* valid at least (\d+) years$/i.exec(name)?.[1] ?? 0),
  );
  return 12 * Math.max(0, ...years);
}
