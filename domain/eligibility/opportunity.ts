import type { DestinationSlug } from '#content/destinations/destinations.ts';
import type { IllustrationName } from '#content/illustrations/illustrations.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import type { Duration, Region, Stipend } from '#content/types/country.ts';
import type { EligibilityRule } from '#content/types/eligibility.ts';
import type { Pause } from '#content/types/pause.ts';
import type { FieldOfStudy } from './profile.ts';

/**
 * A way to go: a placement in a country, or a programme that no country's placement stands for. Plain data: a loader hands the options to the
 * browser, which judges them without the pages' texts.
 */
export type Opportunity = {
  /** In addresses: 'germany-internship', 'study-abroad'. */
  id: string;
  kind: 'placement' | 'programme';
  /** 'Internship', 'Study Abroad'. */
  name: string;
  /** Of a placement; a programme is not tied to one country. */
  country?: { slug: DestinationSlug; name: string; region: Region; flag: IllustrationName };
  /** Where it leads, for the wish `where`. Empty: it leads nowhere in particular. */
  reach: { regions: readonly Region[]; countries: readonly DestinationSlug[] };
  /** The programme that one applies for. */
  programme: ProgrammeSlug;
  /** Where one applies: '/apply/international-internship'. */
  applicationPath: string;
  /** Its page: '/destinations/germany'. */
  page: string;
  /** Nobody crosses a border for the others: no passport, no visa. */
  isAbroad: boolean;
  /** The fields of study that it suits; left out: any. */
  fields?: readonly FieldOfStudy[];
  duration: OpportunityDuration | undefined;
  stipend: OpportunityStipend | undefined;
  /** There is a stipend, though its amount may not be published. */
  isPaid: boolean;
  /** Towns, countries, or what the page says instead: 'Your own desk'. Empty: none is given. */
  places: readonly string[];
  /** A week's: '32-40 a week'. */
  hours?: string;
  /** A country's poster, 3:4, or a programme's picture. */
  picture: IllustrationName;
  rules: readonly EligibilityRule[];
  /** Nobody can apply at present, whatever the profile says. */
  paused?: Pause;
};

export type OpportunityDuration = {
  /** In words: '6-12 months'. */
  text: string;
  /** In months; a day or a week is a part of one. */
  shortest: number;
  longest: number;
  typed: Duration;
  /** The country gives none: it is what internships usually take. */
  usual?: true;
};

export type OpportunityStipend = {
  /** The currency's code, then the amount: 'CNY 1,800', 'USD 38,000+'. */
  text: string;
  per: Stipend['per'];
  typed: Stipend;
  /** About so many taka a month, in whole thousands; `to` left out: or more. */
  taka: { from: number; to?: number };
};

/** What an option is called in full: 'Germany, Internship', 'Study Abroad'. */
export const formatOpportunityName = ({ country, name }: Pick<Opportunity, 'country' | 'name'>) =>
  country ? `${country.name}, ${name}` : name;
