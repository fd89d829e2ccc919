import type { IllustrationName } from '#content/illustrations/illustrations.ts';
import type { IconName } from './icon-name.ts';
import type { Picture } from './picture.ts';
import type { Sample } from './unconfirmed.ts';

/*
 * What content is made of (requirements 3; docs/glossary.md). Content files satisfy these types and components
 * take them: neither knows the other. `title` is a heading, `lede` the sentence below a section's or a page's,
 * `text` the words of an item, `name` what a thing or a link is called.
 */

/** A link that asks for something. `to` is a route, or `#id` on the same page. */
export type Action = { to: string; name: string };

/** "Duration: 3-24 months". `note` says what the value counts: "with preparation". */
export type Fact = { label: string; value: string; note?: string };

/** A claim in a number: "500+", "students placed". */
export type Metric = { number: string; label: string; icon?: IconName };

/** One of several things of a kind: a reason, a career field. */
export type Item = { title: string; text: string };

/** One of the things to do or to happen, in order. Its number is its place. */
export type Step = { title: string; text: string };

/** A short claim in large type, with its explanation where it needs one. */
export type Statement = { title: string; text?: string };

/** What an applicant has to be or have: "Age: 18-35", with a note where the rule has an exception. */
export type Requirement = { label: string; value: string; note?: string };

/** A document to hand in. `note` goes on from `name`: "Passport", "valid at least 2 years". */
export type RequiredDocument = { name: string; note?: string; icon?: IconName };

/** An area that an intern works in. */
export type Position = { name: string; icon: IconName };

export type Faq = { question: string; answer: string };

/** What somebody who went says. `rating` is out of 5. */
export type Testimonial = Sample & {
  quote: string;
  name: string;
  programme: string;
  company: string;
  location: string;
  rating: number;
  picture: Picture;
};

/** What we do inside Bangladesh for one audience. */
export type Initiative = { title: string; offers: string[]; link: Action; picture: Picture };

/** An institution that we work with. The logo is 480 × 192, in one colour. */
export type Partner = Sample & { name: string; logo: IllustrationName };

/** A line of the comparison of Study Abroad with Pathway. */
export type ComparisonRow = { criterion: string; studyAbroad: string; pathway: string };

export type Service = {
  title: string;
  text: string;
  audience: 'Students' | 'Employers' | 'Institutions' | 'All';
};

/**
 * An event of /events, which stands in the site's own content; the blog's come from the content service. A sample has
 * no calendar file, no structured data and no place on the share card.
 */
export type StaticEvent = Sample & {
  /** Its place on the page, and the name of its calendar file: `/events/study-abroad-seminar.ics`. */
  slug: string;
  title: string;
  /** ISO 8601, `2026-11-21`. */
  date: string;
  location: string;
  /** It takes place in no house: `location` says 'Online'. */
  online?: true;
  text: string;
  picture: Picture;
};

/** One of our offices. */
export type Office = {
  name: string;
  address: string;
  phone: string;
  /** ISO 3166-1 alpha-2 in lower case; its flag's file name. */
  countryCode: 'bd' | 'gb';
};

/** A file to download. `path` is its address on this site, `bytes` its size. */
export type Download = { name: string; path: string; bytes: number };
