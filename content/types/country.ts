import type { IllustrationName } from '#content/illustrations/illustrations.ts';
import type { DocumentId } from '../documents.ts';
import type { FieldOfStudy } from '../eligibility/visitor-facts.ts';
import type { PositionId } from '../positions.ts';
import type { ProgrammeSlug } from '../programmes/programmes.ts';
import type { Action } from './common.ts';
import type { Duration } from './duration.ts';
import type { EligibilitySentence } from './eligibility.ts';
import type { Pause } from './pause.ts';
import type { Picture } from './picture.ts';
import type { Spellings } from './spellings.ts';
import type { Stipend } from './stipend.ts';
import type { Draft } from './unconfirmed.ts';

/** A region of the world. Each has a palette: `.region-…` in `styles/tokens.css` and `region-tints.css`. */
export type Region = 'europe' | 'asia' | 'middle-east' | 'americas' | 'oceania';

/** Takes the illustrations whose names start with `Kind`, and returns the rest of those names: `germany` for `place-`. */
type NameSuffix<Kind extends string> = IllustrationName extends infer Name
  ? Name extends `${Kind}${infer Rest}`
    ? Rest
    : never
  : never;

/** A country with a page, with the data that menus and lists need. */
export type Destination = {
  /** The last segment of its page's URL path, and the end of its poster's name: `place-germany`. */
  slug: NameSuffix<'place-'>;
  name: string;
  /** ISO 3166-1 alpha-2 in lower case, which is also the end of its flag's name: `flags/de`. */
  countryCode: NameSuffix<'flags/'>;
  region: Region;
  /** Set when all placements of the country are paused, so that forms don't offer it. A test compares the two. */
  isPaused?: true;
};

/** A link to a country's page, with its round flag. */
export type DestinationLink = Action & { flag: IllustrationName };

/** A link to a country's page, with its poster. */
export type PosterLink = Action & { region: Region; poster: IllustrationName };

/**
 * The content of a country's page (requirements 3, "Destination content record"). All country pages share one layout. To add
 * a country, see docs/guides/add-a-country.md.
 */
export type Country = Draft & {
  /** The full name: 'United Arab Emirates'. */
  country: string;
  /** A name for running text and the large heading, if the full name is too long: 'UAE'. */
  shortName?: string;
  /** The flag as an emoji. The page shows a drawing of the flag, because not every system displays flag emoji. */
  flag: string;
  /** Other names and spellings for the search. */
  spellings: Spellings;
  subheadline: string;
  poster: Picture & {
    /** The vertical position of the crop at the end of the page, which shows seven tenths of the poster: '0%' is the top of the poster, '100%' its bottom. */
    closingPart: string;
  };
  /** Paragraphs, the first of which is shown in larger type. */
  overview: string[];
  placements: Placement[];
  /** Cards with requirements. A single requirement is shown in large type, several as a list. */
  eligibility: {
    title: string;
    requirements: EligibilitySentence[];
    /** The id of the placement to which the card applies. If omitted, it applies to all placements. */
    placement?: string;
  }[];
  documents: CountryDocuments;
  benefits: string[];
  included: string[];
  notIncluded: string[];
  /** The heading of the call to action: 'See yourself in Germany?' */
  closing: string;
  /** Stored, but not displayed (requirements 2, "Country template"). */
  testimonials?: { quote: string; author: string; programme: string; year: number }[];
};

/** The three groups of requirements 2, "Country template". */
export type CountryDocuments = {
  required: readonly DocumentId[];
  programSpecific: readonly DocumentId[];
  visa: readonly DocumentId[];
};

/**
 * An offer of a country, a card of "Available Programs". Figures that the specification doesn't give are omitted. The
 * card then shows the usual value, or "Ask us".
 */
export type Placement = {
  /** A unique id, which starts with the country's slug. It is part of URLs: 'germany-internship'. */
  id: string;
  title: string;
  /** The programme to which the placement belongs. If omitted, it is the international internship. */
  programme?: ProgrammeSlug;
  text: string;
  /** The fields of study that it suits. If omitted, they are hospitality and tourism. */
  fields?: readonly FieldOfStudy[];
  /** If omitted, the placement has its programme's duration, or the usual one (`placement-stay.ts`). */
  duration?: Duration;
  positions: PositionId[];
  stipend?: Stipend;
  /** Towns or regions that the client has named. */
  location?: string[];
  /** The weekly working hours in words: '32-40 a week'. */
  hours?: string;
  picture?: Picture;
  /** False for training and work that isn't an internship. The button then says "Apply for this placement". */
  isInternship?: false;
  /** If omitted, applications are open. */
  paused?: Pause;
};
