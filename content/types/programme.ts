import type { FieldOfStudy } from '../eligibility/visitor-facts.ts';
import type { Language } from '../language.ts';
import type { Action, Download, Fact, RequiredDocument, Requirement } from './common.ts';
import type { CostsParagraph } from './costs.ts';
import type { Duration, DurationUnit } from './duration.ts';
import type { EligibilitySentence } from './eligibility.ts';
import type { ApplicationPage } from './form-page.ts';
import type { IconName } from './icon-name.ts';
import type { Pause } from './pause.ts';
import type { Decoration, Picture } from './picture.ts';
import type { Spellings } from './spellings.ts';
import type { Draft } from './unconfirmed.ts';

/** The slug of a programme's application form. */
type ApplicationFormSlug = 'application' | 'study-abroad' | 'international-internship';

/** A programme of `content/programmes/programme-list.ts`. */
export type Programme = {
  /** The last segment of its URL paths. */
  slug: string;
  name: string;
  icon: IconName;
  form: ApplicationFormSlug;
  /** The URL path of its page. */
  path: string;
  /** The URL path of its application page. */
  applicationPath: string;
  /** Set when participants stay in Bangladesh. */
  atHome?: true;
  /** If omitted, applications are open. */
  paused?: Pause;
};

/** A programme in `programme-list.ts`, before `programmes.ts` adds its URL paths. */
export type ListedProgramme = Omit<Programme, 'name' | 'path' | 'applicationPath'> & {
  names: Record<Language, string>;
};

/** A card that links to a programme's page (requirements 3, "Program card"). */
export type ProgrammeCard = Action & {
  text: string;
  picture: Decoration;
  /** The background of the text in a large card. If omitted, it is the colour `deep`. */
  background?: string;
};

/**
 * A programme's card in the apply hub, drawn as a boarding pass. It links to the application, and may link to the contact page,
 * too.
 */
export type ApplyCard = {
  name: string;
  /** The URL path of the programme's page. */
  programme: string;
  text: string;
  picture: Decoration;
  duration: Fact;
  apply: Action;
  /** `about` follows the link's name for screen readers. */
  contact?: Action & { about: string };
};

/** The offer of the brochure on the page of the international internship. */
export type Brochure = { title: string; lead: string; download: Download };

/** A programme's eligibility on its page: the texts without their rules. */
export type DisplayedEligibility = { title: string; requirements: Requirement[]; more?: Action };

/** The mode, the duration and the countries of a programme in the structured data (requirements 9). */
type CourseFacts = {
  mode?: 'onsite' | 'online' | 'blended';
  /** The range of the duration. It is omitted if the record's own `duration` has the same range in one unit. */
  duration?: { from: number; to: number; unit: DurationUnit };
  countries?: string[];
};

/** The facts about a programme that other pages use. The content of its own page is in the same file, below them. */
export type ProgrammeRecord = Programme & {
  /** A sentence for cards and for its page. `picture` is used in the same places. */
  text: string;
  picture: Picture;
  /** The duration in the overview (requirements 9). */
  duration: Extract<Duration, { from: number }>;
  /** Separate from the page's content, which has the same figures as texts, so that loader data doesn't contain it. */
  course: CourseFacts;
  /** The fields of study that it suits. If omitted, it suits all. */
  fields?: readonly FieldOfStudy[];
  /** Set when participants are paid. If no amount is published, pages show "Ask us". */
  paid?: true;
  application: Omit<ApplicationPage, 'back'>;
  /**
   * The share card. `background` is a dark shade of the picture's floor or wall. `focus` is the
   * `object-position` of the upright crop. `place` says where the programme leads, if the second highlight of its
   * application doesn't.
   */
  ogImage: { background: string; focus: string; place?: string };
  /** What a student pays (content/costs.ts). */
  costs: CostsParagraph;
  /** Other names and spellings for the search. */
  spellings: Spellings;
};

/** The content that all programme pages have (requirements 2, "Programme pages"). A page's own file adds more. */
export type ProgrammePage = Draft & {
  name: string;
  /** The meta description, for search engines and shared links. */
  description: string;
  lead: string;
  picture: Picture;
  actions: Action[];
  /** The link to "Can I go?" (`createFinderLink`). */
  finder: Action;
  facts: Fact[];
  /** `eligibility` and `documents` are omitted if the specification gives none. */
  eligibility?: Omit<DisplayedEligibility, 'requirements'> & {
    requirements: (Requirement & EligibilitySentence)[];
  };
  documents?: { title: string; documents: readonly RequiredDocument[] };
  closing: { title: string; lead: string; picture: Picture; actions: Action[] };
};
