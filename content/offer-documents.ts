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

/** What one applies for: a programme and, where it leads to one of our countries, the country. */
export type Offer = {
  programme: ProgrammeSlug;
  country?: DestinationSlug | undefined;
  /** The id of the option, where one of a country's placements is meant. */
  id?: string | undefined;
};

/** A document that an offer asks for, as its page calls it, with how to get it. */
export type OfferDocument = { name: string; guide: DocumentGuide };

/**
 * The one list of an offer's documents. Its page, the planner, the comparison, the confirmation and the mail show it.
 *
 * @returns the documents in the order of the page that lists them
 * @throws Error when a page asks for a document that has no guide
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

/** The country's record, if a placement of the country is applied for with the programme. */
function findPlacementCountry(
  slug: DestinationSlug,
  programme: ProgrammeSlug,
): Country | undefined {
  const record: Country = countryRecords[slug];
  const leadsThere = record.placements.some(
    (placement) => (placement.programme ?? 'international-internship') === programme,
  );
  return leadsThere ? record : undefined;
}

function findGuide(name: string): DocumentGuide {
  const guides: readonly DocumentGuide[] = documentGuides;
  const guide = guides.find(({ names }) => names.includes(name));
  if (!guide) throw new Error(`No guide to the document "${name}"`);
  return guide;
}

/** For how many months a list of documents wants the passport to be valid yet; 0 where it names no time. */
export function getRequiredPassportMonths(
  documents: readonly Pick<OfferDocument, 'name'>[],
): number {
  const years = documents.map(({ name }) =>
    Number(/^passport.* valid at least (\d+) years$/i.exec(name)?.[1] ?? 0),
  );
  return 12 * Math.max(0, ...years);
}
