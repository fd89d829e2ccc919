import type { EligibilitySentence } from './eligibility.ts';
import type { IconName } from './icon-name.ts';
import type { Action, Download, Fact, RequiredDocument, Requirement } from './nouns.ts';
import type { Decoration, Picture } from './picture.ts';

/** The form that a programme is applied for with, by its slug. */
export type ApplicationFormSlug = 'application' | 'study-abroad' | 'international-internship';

/** One of the nine programmes. */
export type Programme = {
  /** The last part of its addresses. */
  slug: string;
  name: string;
  icon: IconName;
  form: ApplicationFormSlug;
  /** Its page. */
  path: string;
  /** Where it is applied for. */
  applicationPath: string;
};

/** A programme as a card that leads to its page (requirements 3, "Program card"). */
export type ProgrammeCard = Action & {
  text: string;
  picture: Decoration;
  /** The text's ground where the card is a large one; deep when left out. */
  ground?: string;
};

/** A programme of the apply hub, drawn as a boarding pass: where one applies, and where one may ask before. */
export type Pass = {
  name: string;
  text: string;
  picture: Decoration;
  duration: Fact;
  apply: Action;
  ask?: Action;
};

/** A brochure's cover: the picture's sky or wall runs up under the title, its floor down under the length. */
export type BrochureCover = {
  title: string;
  /** How long the programme takes. */
  length: string;
  /** `focus` along the picture's width: the cover is narrower. */
  picture: Required<Decoration>;
  /** How much of the cover's width the picture is high, in per cent. */
  height: number;
  /** CSS backgrounds: of the title's ground, and of the one below the picture. */
  wall: string;
  floor: string;
  /** The title's colour. `split`: two words, two walls, and each word in the tone of its own. */
  tone: 'dark' | 'light' | 'split';
};

/** A programme on paper, as its page offers it. */
export type Brochure = { title: string; lede: string; download: Download; cover: BrochureCover };

/** A programme's eligibility as its page shows it: the words alone. */
export type ShownEligibility = { title: string; requirements: Requirement[]; more?: Action };

/** What the page of every programme has (requirements 2, "Programme pages"); what is special is the page's own. */
export type ProgrammePage = {
  name: string;
  /** For search engines and shared links. */
  description: string;
  lede: string;
  picture: Picture;
  actions: Action[];
  facts: Fact[];
  /** This and the documents are left out where the specification asks for none. */
  eligibility?: Omit<ShownEligibility, 'requirements'> & {
    requirements: (Requirement & EligibilitySentence)[];
  };
  documents?: { title: string; documents: readonly RequiredDocument[] };
  brochure: Brochure;
  closing: { title: string; lede: string; picture: Picture; actions: Action[] };
};
