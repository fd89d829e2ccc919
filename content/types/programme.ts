import type { FieldOfStudy } from '#domain/eligibility/profile.ts';
import type { Action, Download, Fact, RequiredDocument, Requirement, Statement } from './common.ts';
import type { Duration, DurationUnit } from './country.ts';
import type { EligibilitySentence } from './eligibility.ts';
import type { ApplicationPage } from './form-page.ts';
import type { IconName } from './icon-name.ts';
import type { Pause } from './pause.ts';
import type { Decoration, Picture } from './picture.ts';
import type { Spellings } from './spellings.ts';
import type { Draft } from './unconfirmed.ts';

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
  /** Nobody crosses a border for it. */
  atHome?: true;
  /** Since when and why nobody can apply at present; left out: one can. */
  paused?: Pause;
};

/** As lists have it, before it gets its addresses. */
export type ListedProgramme = Omit<Programme, 'path' | 'applicationPath'>;

/** A programme as a card that leads to its page (requirements 3, "Program card"). */
export type ProgrammeCard = Action & {
  text: string;
  picture: Decoration;
  /** The text's ground where the card is a large one; deep when left out. */
  background?: string;
};

/** A programme of the apply hub, drawn as a boarding pass: where one applies, and where one may ask before. */
export type ApplyCard = {
  name: string;
  text: string;
  picture: Decoration;
  duration: Fact;
  apply: Action;
  contact?: Action;
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
export type DisplayedEligibility = { title: string; requirements: Requirement[]; more?: Action };

/** How, how long and where a programme takes place, as search engines are told it (requirements 9). */
type CourseFacts = {
  mode?: 'onsite' | 'online' | 'blended';
  /** From the shortest to the longest. Left out where the overview says the same in one unit. */
  duration?: { from: number; to: number; unit: DurationUnit };
  countries?: string[];
};

/** What all pages but its own say of a programme. Its own page stands in the same file, below. */
export type ProgrammeRecord = Programme & {
  /** In one sentence and one picture, for cards and its page. */
  text: string;
  picture: Picture;
  /** As requirements 9 has it for the overview. */
  duration: Extract<Duration, { from: number }>;
  /** Its page has the same figures in its texts; they are not part of them, since what a loader gives travels. */
  course: CourseFacts;
  /** The fields of study that it suits; left out: any. */
  fields?: readonly FieldOfStudy[];
  /** Somebody is paid in it. Where no amount is published, it is "Ask us". */
  paid?: true;
  application: Omit<ApplicationPage, 'back'>;
  /** What its cover takes from the picture. */
  brochureCover: Pick<BrochureCover, 'wall' | 'floor' | 'tone'> & {
    focus: string;
    height?: number;
  };
  /**
   * Its ground is the floor or wall of the picture, in the dark, and `focus` the part that an upright cut keeps. `place`:
   * where it leads, when that isn't the second figure of its application.
   */
  ogImage: { ground: string; focus: string; place?: string };
  /** How it is looked for, beside its name: in Bengali, by ear, by another name. */
  spellings: Spellings;
};

/** What the page of every programme has (requirements 2, "Programme pages"); what is special is the page's own. */
export type ProgrammePage = Draft & {
  name: string;
  /** For search engines and shared links. */
  description: string;
  lede: string;
  picture: Picture;
  actions: Action[];
  facts: Fact[];
  /** This and the documents are left out where the specification asks for none. */
  eligibility?: Omit<DisplayedEligibility, 'requirements'> & {
    requirements: (Requirement & EligibilitySentence)[];
  };
  documents?: { title: string; documents: readonly RequiredDocument[] };
  brochure: Brochure;
  closing: { title: string; lede: string; picture: Picture; actions: Action[] };
};

/** What the page of a programme without a screen of its own says (`app/routes/programme/`). */
export type PlainProgrammePage = ProgrammePage & {
  /** What it gives, or what happens in it. */
  provisions: { title: string; statements: Statement[] };
};
