import type { IllustrationName } from '#content/illustrations/illustrations.ts';
import type { FieldOfStudy } from '#domain/eligibility/profile.ts';
import type { Currency } from '../exchange-rates.ts';
import type { ProgrammeSlug } from '../programmes/programmes.ts';
import type { Action } from './common.ts';
import type { EligibilitySentence } from './eligibility.ts';
import type { Pause } from './pause.ts';
import type { Picture } from './picture.ts';
import type { Spellings } from './spellings.ts';
import type { Draft } from './unconfirmed.ts';

/** Regions have a palette each: `.region-…` in `styles/tokens.css` and `region-tints.css`. */
export type Region = 'europe' | 'asia' | 'middle-east' | 'americas' | 'oceania';

/** What follows `Kind` in the names of the pictures that there are. */
type NameSuffix<Kind extends string> = IllustrationName extends infer Name
  ? Name extends `${Kind}${infer Rest}`
    ? Rest
    : never
  : never;

/** A country with a page, as menus and lists have it. */
export type Destination = {
  /** The last part of its page's address, and of its poster's name: `place-germany`. */
  slug: NameSuffix<'place-'>;
  name: string;
  /** ISO 3166-1 alpha-2 in lower case; its flag's name: `flags/de`. */
  countryCode: NameSuffix<'flags/'>;
  region: Region;
  /** Everything that the country offers is paused, so that forms don't offer the country. A test compares the two. */
  isPaused?: true;
};

/** A link to a country's page, with its round flag. */
export type DestinationLink = Action & { flag: IllustrationName };

/** A link to a country's page, with its poster. */
export type PosterLink = Action & { region: Region; poster: IllustrationName };

/**
 * What a country's page says (requirements 3, "Destination content record"). To give a country its page, add
 * a file like `destinations/germany.ts`, and the country to `destinations.ts` and `records.ts`: the page is laid out from
 * these words and numbers.
 */
export type Country = Draft & {
  /** In full: 'United Arab Emirates'. */
  country: string;
  /** Where the full name is too long to speak of it: 'UAE'. It is then the name on the wall. */
  shortName?: string;
  /** As an emoji. The page shows the drawing of that flag, since not every system draws flag emoji. */
  flag: string;
  /** How it is looked for, beside its name: in Bengali, by ear, by another name. */
  spellings: Spellings;
  subheadline: string;
  poster: Picture & {
    /** Which part fills the closing picture: '0%' is the top of the poster, '100%' its foot. */
    closingPart: string;
  };
  /** Paragraphs; the first one is set large. */
  overview: string[];
  /** What is true at present and can change. Prose says only what lasts (DECISIONS, "What a page may say"). */
  facts?: CountryFact[];
  placements: Placement[];
  /** Cards. A card's only requirement is set large, several become a list. */
  eligibility: {
    title: string;
    requirements: EligibilitySentence[];
    /** The title of the placement that they are for; left out: for all of the country's. */
    placement?: string;
  }[];
  documents: CountryDocuments;
  benefits: string[];
  included: string[];
  notIncluded: string[];
  /** The last question on the page: 'See yourself in Germany?' */
  closing: string;
  /** Kept, but not displayed (requirements 2, "Country template"). */
  testimonials?: { quote: string; author: string; programme: string; year: number }[];
};

/** Something that can change, with where and when it was read. It is listed for renewal after 180 days (`factsDue`). */
export type CountryFact = {
  /** In one or two sentences. */
  text: string;
  /** The page that says so, at an https address. */
  source: { name: string; address: string };
  /** ISO 8601: the day on which somebody read it there. */
  checkedOn: string;
};

/** The three groups of requirements 2, "Country template". */
export type CountryDocuments = {
  required: readonly string[];
  programSpecific: readonly string[];
  visa: readonly string[];
};

/**
 * What a country offers: a card of "Available Programs". A figure that the specification doesn't give is left out: the
 * card then says what is usual, or "Ask us".
 */
export type Placement = {
  title: string;
  /** The programme that one applies for; left out: the international internship. */
  programme?: ProgrammeSlug;
  text: string;
  /** The fields of study that it suits; left out: hospitality and tourism. */
  fields?: readonly FieldOfStudy[];
  /** Left out: its programme's, or what internships usually take (`placement-stay.ts`). */
  duration?: Duration;
  positions: string[];
  stipend?: Stipend;
  /** Towns or regions that the client has named. Left out: the offer names the place, and the card says so. */
  location?: string[];
  /** A week's working hours, in words: '32-40 a week'. */
  hours?: string;
  picture?: Picture;
  /** Left out: one can apply. */
  paused?: Pause;
};

/** From the shortest to the longest stay, or the lengths that can be chosen. The same numbers draw the ruler. */
export type Duration =
  | {
      from: number;
      /** Where the shortest is said in another unit: '6 months to 2 years'. */
      fromUnit?: DurationUnit;
      to: number;
      unit: DurationUnit;
    }
  | { choices: number[]; unit: DurationUnit };

export type DurationUnit = 'days' | 'weeks' | 'months' | 'years';

export type Stipend = {
  /** ISO 4217: 'EUR'. One that has a rate, for the amount in taka. */
  currency: Currency;
  from: number;
  /** Left out: `from` or more. */
  to?: number;
  per: 'month' | 'year';
};
