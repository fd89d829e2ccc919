import { getCountryName } from '#content/destinations/country-names.ts';
import { type DestinationSlug, destinations } from '#content/destinations/destinations.ts';
import { getPlacementStay } from '#content/destinations/placement-stay.ts';
import { localisedCountries } from '#content/destinations/records.ts';
import { regionGroups } from '#content/destinations/region-groups.ts';
import { createDurationBar } from '#content/duration-bar.ts';
import { passport12Months } from '#content/eligibility/passports.ts';
import { formats } from '#content/formats/formats.ts';
import { inBothLanguages } from '#content/in-both-languages.ts';
import type { Language } from '#content/language.ts';
import { getRequiredPassportMonths, listOfferDocuments } from '#content/offer-documents.ts';
import { formatPause } from '#content/pause.ts';
import { agricultureInternship } from '#content/programme-pages/agriculture-internship.ts';
import { medicalInternships } from '#content/programme-pages/medical-internships.ts';
import { virtualInternship } from '#content/programme-pages/virtual-internship.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import { findProgramme, type ProgrammeSlug, programmes } from '#content/programmes/programmes.ts';
import {
  localisedProgrammePages,
  localisedProgrammes,
  programmeRecords,
} from '#content/programmes/records.ts';
import type { Country, Placement } from '#content/types/country.ts';
import type { Destination, Region } from '#content/types/destination.ts';
import type { Duration } from '#content/types/duration.ts';
import type { EligibilitySentence } from '#content/types/eligibility.ts';
import type { Stipend } from '#content/types/stipend.ts';
import { describePlaces } from './describe-places.ts';
import { duplicateListings } from './duplicate-listings.ts';
import type { Opportunity, OpportunityDuration } from './opportunity.ts';
import { createOpportunityStipend } from './opportunity-stipend.ts';

/*
 * All opportunities in each language, derived from the records of the countries and programmes so that no fact is written
 * twice. For loaders only: this module imports all content, and the browser gets the opportunities as plain data.
 */

/** Facts that only some programmes have. They replace or complement those of the programme's page. */
const programmeOverrides = inBothLanguages(
  (
    _,
    format,
    language,
  ): Partial<
    Record<
      ProgrammeSlug,
      Partial<Pick<Opportunity, 'reach' | 'places' | 'placesText' | 'hours'>> & {
        stipend?: Stipend;
      }
    >
  > => {
    const { week } = virtualInternship[language];
    const { regions, total } = medicalInternships[language].countries;
    return {
      'virtual-internship': {
        hours: format.weeklyHours(format.list(week.choices.map(format.number), 'or')),
      },
      'agriculture-internship': {
        reach: { regions: ['europe'], countries: ['denmark'] },
        ...describePlaces([getCountryName('denmark', language)]),
        stipend: agricultureInternship.en.pay.amounts[0]?.amount,
      },
      'medical-internships': {
        reach: resolveReach(regions),
        ...describePlaces(
          regions.flatMap(({ countries }) => countries.map(({ name }) => name)),
          total,
        ),
      },
    };
  },
);

/** Every placement of every country, and every programme, in each language. Some describe the same offer on two pages. */
const localisedListings = inBothLanguages((_, __, language): readonly Opportunity[] => [
  ...destinations.flatMap((destination) => {
    const record = localisedCountries[language][destination.slug];
    return record.placements.map((placement) =>
      createPlacementOpportunity(destination, record, placement, language),
    );
  }),
  ...programmes.map(({ slug }) => createProgrammeOpportunity(slug, language)),
]);

const listOffers = (language: Language) =>
  localisedListings[language].filter(({ id }) => !duplicateListings.has(id));

/** The listings without duplicates: one opportunity per offer, in each language. */
export const localisedOpportunities: Record<Language, readonly Opportunity[]> = {
  en: listOffers('en'),
  bn: listOffers('bn'),
};

/** The listings in English. */
export const listings = localisedListings.en;

/** The opportunities in English. */
export const opportunities = localisedOpportunities.en;

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

function createPlacementOpportunity(
  { slug, region, countryCode }: Destination & { slug: DestinationSlug },
  record: Country,
  placement: Placement,
  language: Language,
): Opportunity {
  const { id, title, location = [], hours, programme = 'international-internship' } = placement;
  const paused = getPause(placement);
  const cards = record.eligibility.filter((card) => (card.placement ?? id) === id);
  const { duration, usual } = getPlacementStay(placement);
  return {
    id,
    kind: 'placement',
    name: title,
    country: {
      slug,
      name: getCountryName(slug, language),
      region,
      flag: `flags/${countryCode}` as `flags/de`,
    },
    reach: { regions: [region], countries: [slug] },
    programme,
    applicationPath: findProgramme(programme).applicationPath,
    page: `/destinations/${slug}`,
    isAbroad: true,
    fields: placement.fields ?? ['hospitality', 'tourism'],
    duration: { ...toOpportunityDuration(duration, language), ...(usual && { usual }) },
    stipend: placement.stipend && createOpportunityStipend(placement.stipend, language),
    isPaid: programmeRecords[programme].paid === true,
    ...describePlaces(location),
    ...(hours && { hours }),
    ...(paused && { paused: formatPause[language](paused) }),
    picture: record.poster.file,
    ...collectRules(
      cards.flatMap(({ requirements }) => requirements),
      true,
      language,
      getRequiredPassportMonths(listOfferDocuments({ id, programme, country: slug }, 'en')),
    ),
  };
}

function createProgrammeOpportunity(slug: ProgrammeSlug, language: Language): Opportunity {
  const record = localisedProgrammes[language][slug];
  const { name, path, applicationPath, duration, picture, paused, atHome = false } = record;
  const page = localisedProgrammePages[language][slug];
  const { reach, hours, stipend, ...places } = programmeOverrides[language][slug] ?? {};
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
    duration: toOpportunityDuration(duration, language),
    stipend: stipend && createOpportunityStipend(stipend, language),
    isPaid: record.paid === true,
    ...describePlaces(location === undefined ? [] : [location]),
    ...places,
    ...(hours && { hours }),
    ...(paused && { paused: formatPause[language](paused) }),
    picture: picture.file,
    ...collectRules(
      page.eligibility?.requirements ?? [],
      !atHome,
      language,
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
  language: Language,
  documentMonths: number,
): Pick<Opportunity, 'rules' | 'documentPassportMonths'> {
  const rules = [...new Set(sentences.map(({ judgedBy }) => judgedBy[language]))];
  const stated = rules.find(({ rule }) => rule.kind === 'passport');
  const passport = isAbroad ? (stated ?? passport12Months.plain.judgedBy[language]) : stated;
  if (passport?.rule.kind !== 'passport') return { rules };
  return {
    rules: [...rules.filter((rule) => rule !== passport), passport],
    ...(documentMonths > passport.rule.months && { documentPassportMonths: documentMonths }),
  };
}

function toOpportunityDuration(duration: Duration, language: Language): OpportunityDuration {
  const { shortest, longest } = createDurationBar(duration);
  return { text: formats[language].duration(duration), shortest, longest, typed: duration };
}

function resolveReach(
  groups: readonly { id: string; countries: readonly { id: string }[] }[],
): Opportunity['reach'] {
  const regions = regionGroups.flatMap<Region>((group) => group.regions);
  const countries = groups.flatMap((group) => group.countries.map(({ id }) => id));
  return {
    regions: regions.filter((region) => groups.some(({ id }) => id === region)),
    countries: destinations.map(({ slug }) => slug).filter((slug) => countries.includes(slug)),
  };
}
