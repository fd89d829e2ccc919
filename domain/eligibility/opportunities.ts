import { type DestinationSlug, destinations } from '#content/destinations/destinations.ts';
import { getPlacementStay } from '#content/destinations/placement-stay.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { regionNames } from '#content/destinations/regions.ts';
import { passport2Years, passport12Months } from '#content/eligibility/passports.ts';
import { exchangeRates } from '#content/exchange-rates.ts';
import { formatAmount } from '#content/format-amount.ts';
import { createDurationBar, formatDuration } from '#content/format-duration.ts';
import { getRequiredPassportMonths, listOfferDocuments } from '#content/offer-documents.ts';
import { agricultureInternship } from '#content/programmes/agriculture-internship.ts';
import { getPause } from '#content/programmes/get-pause.ts';
import { medicalInternships } from '#content/programmes/medical-internships.ts';
import { findProgramme, type ProgrammeSlug, programmes } from '#content/programmes/programmes.ts';
import { programmePages, programmeRecords } from '#content/programmes/records.ts';
import { virtualInternship } from '#content/programmes/virtual-internship.ts';
import type {
  Country,
  Destination,
  Duration,
  Placement,
  Region,
  Stipend,
} from '#content/types/country.ts';
import type { EligibilityRule, EligibilitySentence } from '#content/types/eligibility.ts';
import type { ProgrammePage } from '#content/types/programme.ts';
import { duplicateListings } from './duplicate-listings.ts';
import type { Opportunity, OpportunityDuration, OpportunityStipend } from './opportunity.ts';

/*
 * All ways to go, read in the records of the countries and of the programmes: nothing is written twice. For loaders:
 * it reads all content, and the browser gets no more of that than the options.
 */

/** What only some programmes have. */
const programmeOverrides: Partial<
  Record<
    ProgrammeSlug,
    Partial<Pick<Opportunity, 'reach' | 'places' | 'hours'>> & { stipend?: Stipend }
  >
> = {
  'virtual-internship': { hours: `${formatChoices(virtualInternship.week.choices)} a week` },
  'agriculture-internship': {
    reach: { regions: ['europe'], countries: ['denmark'] },
    places: [countryRecords.denmark.country],
    stipend: agricultureInternship.pay.amounts[0]?.amount,
  },
  'medical-internships': {
    reach: resolveReach(medicalInternships.countries.regions),
    places: medicalInternships.countries.regions.flatMap(({ countries }) => countries),
  },
};

/** Every placement of the countries and every programme. Some are the same offer, told on two pages. */
export const listings: readonly Opportunity[] = [
  ...destinations.flatMap((destination) => {
    const record: Country = countryRecords[destination.slug];
    return record.placements.map((placement) =>
      createPlacementOpportunity(destination, record, placement),
    );
  }),
  ...programmes.map(({ slug }) => createProgrammeOpportunity(slug)),
];

/** The offers: each once, however many pages tell of it. */
export const opportunities: readonly Opportunity[] = listings.filter(
  ({ id }) => !duplicateListings.has(id),
);

/** Whether an address may name it. One that is paused can be neither planned nor compared. */
export const isSelectableOpportunity = (id: string) =>
  opportunities.some((option) => option.id === id && !option.paused);

function createPlacementOpportunity(
  { slug, name, region, countryCode }: Destination & { slug: DestinationSlug },
  record: Country,
  placement: Placement,
): Opportunity {
  const { title, location = [], hours, programme = 'international-internship' } = placement;
  const paused = getPause(placement);
  const cards = record.eligibility.filter((card) => (card.placement ?? title) === title);
  const { duration, usual } = getPlacementStay(placement);
  const id = `${slug}-${title.toLowerCase().replaceAll(' ', '-')}`;
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
    stipend: placement.stipend && toOpportunityStipend(placement.stipend),
    isPaid: programmeRecords[programme].paid === true,
    places: location,
    ...(hours && { hours }),
    ...(paused && { paused }),
    picture: record.poster.file,
    rules: collectRules(
      cards.flatMap(({ requirements }) => requirements),
      {
        passportMonths: getRequiredPassportMonths(
          listOfferDocuments({ id, programme, country: slug }),
        ),
      },
    ),
  };
}

function createProgrammeOpportunity(slug: ProgrammeSlug): Opportunity {
  const record = programmeRecords[slug];
  const { name, path, applicationPath, duration, picture, paused, atHome = false } = record;
  const page: ProgrammePage = programmePages[slug];
  const { reach, places, hours, stipend } = programmeOverrides[slug] ?? {};
  const place = page.facts.find(({ label }) => label === 'Where' || label === 'Location')?.value;
  const abroad = {
    passportMonths: getRequiredPassportMonths(listOfferDocuments({ programme: slug })),
  };
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
    stipend: stipend && toOpportunityStipend(stipend),
    isPaid: record.paid === true,
    places: places ?? (place === undefined ? [] : [place]),
    ...(hours && { hours }),
    ...(paused && { paused }),
    picture: picture.file,
    rules: collectRules(page.eligibility?.requirements ?? [], atHome ? undefined : abroad),
  };
}

/**
 * A rule once, however many sentences of the page it judges. Whoever travels needs a passport, said or not, and one that
 * is valid as long as the list of documents asks, even where the conditions name a shorter time.
 *
 * @param abroad.passportMonths what the list of documents asks; left out for what takes place at home
 */
function collectRules(
  sentences: readonly EligibilitySentence[],
  abroad: { passportMonths: number } | undefined,
): EligibilityRule[] {
  const rules = [...new Set(sentences.map(({ judgedBy }) => judgedBy))];
  if (!abroad) return rules;
  const asked = rules.find(({ rule }) => rule.kind === 'passport');
  const known = [passport2Years.plain.judgedBy, passport12Months.overview.judgedBy];
  const general = getPassportMonths(asked) ?? 12;
  const months = Math.max(general, abroad.passportMonths);
  const passport = known.find((rule) => getPassportMonths(rule) === months);
  if (!passport) throw new Error(`No rule for a passport that is valid ${months} months`);
  return [...rules.filter((rule) => rule !== asked), passport];
}

function getPassportMonths(rule: EligibilityRule | undefined): number | undefined {
  return rule?.rule.kind === 'passport' ? rule.rule.months : undefined;
}

function toOpportunityDuration(typed: Duration): OpportunityDuration {
  const { shortest, longest } = createDurationBar(typed);
  return { text: formatDuration(typed), shortest, longest, typed };
}

function toOpportunityStipend(typed: Stipend): OpportunityStipend {
  const { currency, from, to, per } = typed;
  const rate = exchangeRates.inTaka[currency] / (per === 'year' ? 12 : 1);
  const taka = (amount: number) => Math.round((amount * rate) / 1000) * 1000;
  return {
    text: `${currency} ${formatAmount(typed)}`,
    per,
    typed,
    taka: { from: taka(from), ...(to !== undefined && { to: taka(to) }) },
  };
}

function resolveReach(
  parts: readonly { name: string; countries: readonly string[] }[],
): Opportunity['reach'] {
  const regions = Object.entries(regionNames) as [Region, string][];
  const named = parts.flatMap(({ countries }) => countries);
  return {
    regions: regions
      .filter(([, name]) => parts.some((part) => part.name === name))
      .map(([region]) => region),
    countries: destinations.filter(({ name }) => named.includes(name)).map(({ slug }) => slug),
  };
}

function formatChoices(choices: readonly number[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices.map(String));
}
