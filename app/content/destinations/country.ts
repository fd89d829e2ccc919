/**
 * What a country's page says (SPEC section 3, "Destination content record"). To give a country its page, write
 * a file like `germany.ts` and name it in `records.ts`; the page is laid out from these words and numbers.
 */
export type Country = {
  /** In full: 'United Arab Emirates'. */
  country: string;
  /** Where the full name is too long to speak of it: 'UAE'. It is then the name on the wall. */
  shortName?: string;
  /** As an emoji. The page shows the drawing of that flag, since not every system draws flag emoji. */
  flag: string;
  subheadline: string;
  poster: {
    /** What can be seen, for those who don't see it. */
    description: string;
    /** Which part fills the closing picture: '0%' is the top of the poster, '100%' its foot. */
    closingPart: string;
  };
  /** Paragraphs; the first one is set large. */
  overview: string[];
  programs: Program[];
  /** Cards. A card's only requirement is set large, several become a list. */
  eligibility: { title: string; requirements: string[] }[];
  documents: { required: string[]; programSpecific: string[]; visa: string[] };
  benefits: string[];
  included: string[];
  notIncluded: string[];
  /** The last question on the page: 'See yourself in Germany?' */
  closing: string;
  /** Kept, but not displayed (SPEC section 2, "Country template"). */
  testimonials?: { quote: string; author: string; programme: string; year: number }[];
};

export type Program = {
  title: string;
  description: string;
  duration: Duration;
  positions: string[];
  /** An amount, or words where none is known beforehand. */
  stipend: Stipend | string;
  location: string[];
  /** A week's working hours, in words: '32-40 a week'. */
  hours?: string;
  image?: { picture: string; description: string };
};

/** From the shortest to the longest stay, or the lengths that can be chosen. The same numbers draw the ruler. */
export type Duration =
  | { from: number; to: number; unit: DurationUnit }
  | { choices: number[]; unit: DurationUnit };

export type DurationUnit = 'months' | 'years';

export type Stipend = {
  /** ISO 4217: 'EUR'. */
  currency: string;
  from: number;
  /** Left out: `from` or more. */
  to?: number;
  per: 'month' | 'year';
};
