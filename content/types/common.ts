import type { DocumentGuideId } from '#content/document-guides.ts';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';
import type { Language } from '../language.ts';
import type { IconName } from './icon-name.ts';
import type { Picture } from './picture.ts';
import type { Sample } from './unconfirmed.ts';

/*
 * The types of which content consists (requirements 3; docs/glossary.md). Content files satisfy these types, and
 * components have them as props, so that neither imports the other. `title` is a heading, `lead` the sentence below the
 * heading of a section or a page, `text` the words of an item, and `name` the name of a thing or a link.
 */

/** A link that prompts an action. `to` is a route, or `#id` on the same page. */
export type Action = { to: string; name: string };

/**
 * A label and its value: "Duration: 3-24 months". `note` qualifies the value: "about BDT 112,000–168,000". `isPlace` marks where a
 * programme takes place, which "Can I go?" shows, too.
 */
export type Fact = { label: string; value: string; note?: string; isPlace?: true };

/** A number and its label: "500+", "students placed". */
export type Metric = { number: string; label: string; icon?: IconName };

/** An item of a list: a reason, a career field. */
export type Item = { title: string; text: string };

/** A step of a process. Its number is its position in the list. */
export type Step = { title: string; text: string };

/** A short claim in large type, with an optional explanation. */
export type Statement = { title: string; text?: string };

/** A requirement for applicants: "Age: 18-35", with a note if the rule has an exception. */
export type Requirement = { label: string; value: string; note?: string };

/** A document to hand in. `note` continues `name`: "Passport", "valid at least 2 years". */
export type RequiredDocument = {
  /** How to get it (`document-guides.ts`). */
  guide: DocumentGuideId;
  name: string;
  note?: string;
  /** Whether a comma precedes the note where name and note are one text. */
  hasComma?: true;
  /** For how many months it has to be valid, if it is a passport. */
  passportMonths?: number;
  icon?: IconName;
};

/** An area that an intern works in. `id` is stored with an application. */
export type Position = { id: string; name: string; icon: IconName };

/** A question that another text refers to has an `id`. */
export type Faq = { id?: string; question: string; answer: string };

/** A quotation of a former participant. `rating` is out of 5. */
export type Testimonial = Sample & {
  quote: string;
  name: string;
  programme: string;
  company: string;
  location: string;
  rating: number;
  picture: Picture;
};

/** An initiative inside Bangladesh for one audience. */
export type Initiative = {
  title: string;
  offers: readonly string[];
  link: Action;
  picture: Picture;
};

/** A partner institution. The logo is 480 × 192, in one colour. */
export type Partner = Sample & { name: string; logo: IllustrationName };

/** A line of the comparison of Study Abroad with Pathway. */
export type ComparisonRow = { criterion: string; studyAbroad: string; pathway: string };

/** Whom a service is for. The values are ids, which stylesheets use, too. Their names are texts of the page. */
export type Audience = 'all' | 'students' | 'employers' | 'institutions';

export type Service = { title: string; text: string; audience: Audience };

/**
 * An event of /events in the site's own content. Events in the blog come from the content service. A sample has no
 * calendar file and no structured data, and isn't shown on the share card.
 */
export type StaticEvent = Sample & {
  /** The id of its element on the page, and the name of its calendar file: `/events/study-abroad-seminar.ics`. */
  slug: string;
  title: string;
  /** A date in ISO 8601: `2026-11-21`. */
  date: string;
  location: string;
  /** Set when the event has no venue, and `location` is 'Online'. */
  online?: true;
  text: string;
  picture: Picture;
};

/** One of our offices. */
export type Office = {
  name: string;
  address: string;
  phone: string;
  /** ISO 3166-1 alpha-2 in lower case, which is also the name of the flag's file. */
  countryCode: 'bd' | 'gb';
};

/** A file to download. `path` is its URL path, `size` its size in words: '116 kB'. */
export type Download = {
  name: string;
  path: string;
  language: Language;
  bytes: number;
  size: string;
};
