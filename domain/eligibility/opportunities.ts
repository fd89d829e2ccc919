import { type DestinationSlug, destinations } from '#content/destinations/destinations.ts';
import { getPlacementStay } from '#content/destinations/placement-stay.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { regionNames } from '#content/destinations/regions.ts';
import { passport12Months } from '#content/eligibility/passports.ts';
import { createDurationBar, formatDuration } from '#content/format-duration.ts';
import { getRequiredPassportMonths, listOfferDocuments } from '#content/offer-documents.ts';
import { formatPause } from '#content/pause.ts';
import { agricultureInternship } from '#content/programmes/agriculture-internship.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import { medicalInternships } from '#content/programmes/medical-internships.ts';
import { findProgramme, type ProgrammeSlug, programmes } from '#content/programmes/programmes.ts';
import { programmePages, programmeRecords } from '#content/programmes/records.ts';
import { virtualInternship } from '#content/programmes/virtual-internship.ts';
import type { Country, Destination, Placement, Region, Stipend } from '#content/types/country.ts';
import type { Duration } from '#content/types/duration.ts';
import type { EligibilitySentence } from '#content/types/eligibility.ts';
import type { ProgrammePage } from '#content/types/programme.ts';
import { describePlaces } from './describe-places.ts';
import { duplicateListings } from './duplicate-listings.ts';
import type { Opportunity, OpportunityDuration } from './opportunity.ts';
import { createOpportunityStipend } from './opportunity-stipend.ts';

/*
 * All opportunities, derived from the records of the countries and programmes so that no fact is written twice. For
 * loaders only: this module imports all content, and the browser gets the opportunities as plain data.
 */

/** Facts that only some programmes have. They replace or complement those of the programme's page. */
const programmeOverrides: Partial<
  Record<
    ProgrammeSlug,
    Partial<Pick<Opportunity, 'reach' | 'places' | 'placesText' | 'hours'>> & { stipend?: Stipend }
  >
> = {
  'virtual-internship': { hours: `${formatChoices(virtualInternship.en.week.choices)} a week` },
  'agriculture-internship': {
    reach: { regions: ['europe'], countries: ['denmark'] },
    ...describePlaces([countryRecords.denmark.country]),
    stipend: agricultureInternship.en.pay.amounts[0]?.amount,
  },
  'medical-internships': {
    reach: resolveReach(medicalInternships.en.countries.regions),
    ...describePlaces(
      medicalInternships.en.countries.regions.flatMap(({ countries }) =>
        countries.map(({ name }) => name),
      ),
      medicalInternships.en.countries.total,
    ),
  },
};

/** Every placement of every country, and every programme. Some describe the same offer on two pages. */
export const listings: readonly Opportunity[] = [
  ...destinations.flatMap((destination) => {
    const record: Country = countryRecords[destination.slug];
    return record.placements.map((placement) =>
      createPlacementOpportunity(destination, record, placement),
    );
  }),
  ...programmes.map(({ slug }) => createProgrammeOpportunity(slug)),
];

/**
 * Returns the listing of a placement on its country's page.
 *
 * @throws Error if there is none
 */
export function getListing(id: string): Opportunity {
  const listing = listings.find((each) => each.id === id);
  if (!listing) throw new Error(`No placement has the id ${id}`);
  return listing;
}

/** The listings without duplicates: one opportunity per offer. */
export const opportunities: readonly Opportunity[] = listings.filter(
  ({ id }) => !duplicateListings.has(id),
);

function createPlacementOpportunity(
  { slug, name, region, countryCode }: Destination & { slug: DestinationSlug },
  record: Country,
  placement: Placement,
): Opportunity {
  const { id, title, location = [], hours, programme = 'international-internship' } = placement;
  const paused = getPause(placement);
  const cards = record.eligibility.filter((card) => (card.placement ?? id) === id);
  const { duration, usual } = getPlacementStay(placement);
  return {
    id,
    kind: 'placement',
    name: title,
    country: { slug, name, region, flag: `flags/${countryCode}` as `flags/de` },
    reach: { regions: [region], countries: [slug] },
    programme,
    applicationPath: findProgramme(programme).applicationPath,
    page: `/destinations/${slug}`,
    isAbroad: true,
    fields: placement.fields ?? ['hospitality', 'tourism'],
    duration: { ...toOpportunityDuration(duration), ...(usual && { usual }) },
    stipend: placement.stipend && createOpportunityStipend(placement.stipend),
    isPaid: programmeRecords[programme].paid === true,
    ...describePlaces(location),
    ...(hours && { hours }),
    ...(paused && { paused: formatPause(paused, 'en') }),
    picture: record.poster.file,
    ...collectRules(
      cards.flatMap(({ requirements }) => requirements),
      true,
      getRequiredPassportMonths(listOfferDocuments({ id, programme, country: slug }, 'en')),
    ),
  };
}

function createProgrammeOpportunity(slug: ProgrammeSlug): Opportunity {
  const record = programmeRecords[slug];
  const { name, path, applicationPath, duration, picture, paused, atHome = false } = record;
  const page: ProgrammePage = programmePages[slug];
  const { reach, hours, stipend, ...places } = programmeOverrides[slug] ?? {};
  const location = page.facts.find(({ isPlace }) => isPlace)?.value;
  return {
    id: slug,
    kind: 'programme',
    name,
    reach: reach ?? { regions: [], countries: [] },
    programme: slug,
    applicationPath,
    page: path,
    isAbroad: !atHome,
    ...(record.fields && { fields: record.fields }),
    duration: toOpportunityDuration(duration),
    stipend: stipend && createOpportunityStipend(stipend),
    isPaid: record.paid === true,
    ...describePlaces(location === undefined ? [] : [location]),
    ...places,
    ...(hours && { hours }),
    ...(paused && { paused: formatPause(paused, 'en') }),
    picture: picture.file,
    ...collectRules(
      page.eligibility?.requirements ?? [],
      !atHome,
      getRequiredPassportMonths(listOfferDocuments({ programme: slug }, 'en')),
    ),
  };
}

/**
 * The rules behind the sentences of a page, each once, with the passport last. An offer abroad whose page names no passport has
 * the general rule: the client gave the conditions of the Emirates and Bahrain word for word, without one.
 *
 * @param documentMonths the validity of the passport that the list of documents asks for, or 0
 */
function collectRules(
  sentences: readonly EligibilitySentence[],
  isAbroad: boolean,
  documentMonths: number,
): Pick<Opportunity, 'rules' | 'documentPassportMonths'> {
  const rules = [...new Set(sentences.map(({ judgedBy }) => judgedBy))];
  const stated = rules.find(({ rule }) => rule.kind === 'passport');
  const passport = isAbroad ? (stated ?? passport12Months.plain.judgedBy) : stated;
  if (passport?.rule.kind !== 'passport') return { rules };
  return {
    rules: [...rules.filter((rule) => rule !== passport), passport],
    ...(documentMonths > passport.rule.months && { documentPassportMonths: documentMonths }),
  };
}

function toOpportunityDuration(duration: Duration): OpportunityDuration {
  const { shortest, longest } = createDurationBar(duration);
  return { text: formatDuration(duration), shortest, longest, typed: duration };
}

function resolveReach(
  groups: readonly { id: string; countries: readonly { id: string }[] }[],
): Opportunity['reach'] {
  const regions = Object.keys(regionNames) as Region[];
  const countries = groups.flatMap((group) => group.countries.map(({ id }) => id));
  return {
    regions: regions.filter((region) => groups.some(({ id }) => id === region)),
    countries: destinations.map(({ slug }) => slug).filter((slug) => countries.includes(slug)),
  };
}

function formatChoices(choices: readonly number[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices.map(String));
}
