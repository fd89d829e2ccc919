import type { DestinationSlug } from '#content/destinations/destinations.ts';
import type { FieldOfStudy } from '#content/eligibility/visitor-facts.ts';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import type { Region } from '#content/types/destination.ts';
import type { Duration } from '#content/types/duration.ts';
import type { EligibilityRule } from '#content/types/eligibility.ts';
import type { Stipend } from '#content/types/stipend.ts';

/**
 * A placement in a country, or a programme that isn't tied to one country. It is plain data: the browser downloads the
 * opportunities as JSON and evaluates them without the texts of the pages.
 */
export type Opportunity = {
  /** Part of URLs: 'germany-internship', 'study-abroad'. */
  id: string;
  kind: 'placement' | 'programme';
  /** 'Internship', 'Study Abroad'. */
  name: string;
  /** Only placements have a country. */
  country?: { slug: DestinationSlug; name: string; region: Region; flag: IllustrationName };
  /** The destinations that the field `where` matches. Empty for a programme without a fixed destination. */
  reach: { regions: readonly Region[]; countries: readonly DestinationSlug[] };
  /** The programme whose application form it uses. */
  programme: ProgrammeSlug;
  /** Path of the application form: '/apply/international-internship'. */
  applicationPath: string;
  /** Path of its page: '/destinations/germany'. */
  page: string;
  /** False for a programme in Bangladesh, which needs no passport and no visa. */
  isAbroad: boolean;
  /** The fields of study that it suits. Undefined means any. */
  fields?: readonly FieldOfStudy[];
  duration: OpportunityDuration | undefined;
  stipend: OpportunityStipend | undefined;
  /** Whether a stipend is paid. Its amount may be unpublished. */
  isPaid: boolean;
  /** Towns, countries, or another text of the page: 'Your own desk'. Empty when the page names none. */
  places: readonly string[];
  /** The places in a few words, for cards: 'Dubai, Abu Dhabi, Sharjah', '12 countries'. Undefined when the page names none. */
  placesText?: string;
  /** Hours per week: '32-40 a week'. */
  hours?: string;
  /** The poster of the country (3:4), or the picture of the programme. */
  picture: IllustrationName;
  rules: readonly EligibilityRule[];
  /** The validity that the list of documents asks for, if it is longer than that of the rule. */
  documentPassportMonths?: number;
  /** Why applications are closed at present, whatever the profile: 'Paused since May 3, 2027. The farm takes nobody.' */
  paused?: string;
};

export type OpportunityDuration = {
  /** As text: '6-12 months'. */
  text: string;
  /** In months; days and weeks are fractions. */
  shortest: number;
  /** In months. */
  longest: number;
  typed: Duration;
  /** The country's record has no duration: this is the usual one of internships. */
  usual?: true;
};

export type OpportunityStipend = {
  /** The ISO 4217 currency code and the amount: 'CNY 1,800', 'USD 38,000+'. */
  text: string;
  per: Stipend['per'];
  typed: Stipend;
  /** In taka per month, rounded to thousands. Without `to`, the amount has no upper limit. */
  taka: { from: number; to?: number };
};

/**
 * The path of an opportunity: that of its placement on the country's page, or of its programme's page.
 *
 * @param queryString the finder query in its canonical form. It travels in the address of a country's page, which then says what fits
 *   and leads back to the answer.
 */
export function createOpportunityPath(
  { id, kind, page }: Pick<Opportunity, 'id' | 'kind' | 'page'>,
  queryString = '',
): string {
  if (kind === 'programme') return page;
  return `${page}${queryString && `?${queryString}`}#${id}`;
}

/** The full name of an opportunity: 'Germany, Internship', 'Study Abroad'. */
export const formatOpportunityName = ({ country, name }: Pick<Opportunity, 'country' | 'name'>) =>
  country ? `${country.name}, ${name}` : name;
