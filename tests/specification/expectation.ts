import {
  countOccurrences,
  findSection,
  getElements,
  getText,
  type Passage,
  toPassage,
} from './passage.ts';

/** The requirements of the specification for a page. */
export type Expectation = {
  /** Path of the page. */
  page: string;
  /** Section of docs/requirements.md, as in 'requirements 9, "Countries"'. */
  source: string;
  /** Element to look in, if it isn't `main`. */
  within?: 'header' | 'footer';
  /** Start of the section's heading, or `#id` of an element. If omitted, the whole page counts. */
  under?: string;
  /** Texts that must be there. The first letter of each may be upper or lower case. */
  says?: readonly string[];
  /** Texts that must not be there, because the specification doesn't give these facts. */
  neverSays?: readonly string[];
  /** Links: a text that the link must contain, and its `href`. */
  links?: readonly (readonly [name: string, to: string])[];
  /** Exact number of occurrences of an element (`<li>`) or a text. */
  counts?: Readonly<Record<string, number>>;
  /** Minimum number of occurrences of an element or a text. */
  atLeast?: Readonly<Record<string, number>>;
};

/** Counts the occurrences of an element (`<li>`) or a text. */
function countMatches(item: string, passage: Passage): number {
  const element = /^<(\w+)>$/.exec(item)?.[1];
  return element ? getElements(passage, element).length : countOccurrences(getText(passage), item);
}

/** Links to the contact page may say what the visitor wants to ask about, and open it at its form (requirements, "Routes and links"). */
const removeTopics = (href: string | undefined) =>
  href?.replace(/^\/contact\?about=[\w-]+(?:&intent=\w+)?#message$/, '/contact');

const hasLink = (passage: Passage, name: string, to: string) =>
  getElements(passage, 'a').some(
    (link) =>
      removeTopics(link.attribs.href) === to &&
      countOccurrences(getText(toPassage(link)), name) > 0,
  );

/**
 * Describes how a page fails an expectation.
 *
 * @param page content of the element that `within` names
 * @returns a sentence for each failure, with the page, the text or figure, and the source of the requirement
 */
export function findMissing(page: Passage, expectation: Expectation): string[] {
  const { under, source } = expectation;
  const place = [expectation.page, expectation.within, under && `“${under}”`].filter(Boolean);
  const section = under === undefined ? page : findSection(page, under);
  const failures = section ? describeMissing(section, expectation) : ['is not there'];
  return failures.map((failure) => `${place.join(', ')}: ${failure} (${source})`);
}

function describeMissing(section: Passage, expectation: Expectation): string[] {
  const { says = [], neverSays = [], links = [], counts = {}, atLeast = {} } = expectation;
  const words = getText(section);
  return [
    ...says
      .filter((text) => countOccurrences(words, text) === 0)
      .map((text) => `does not say “${text}”`),
    ...neverSays
      .filter((text) => countOccurrences(words, text) > 0)
      .map((text) => `says “${text}”, which is not given`),
    ...links
      .filter(([name, to]) => !hasLink(section, name, to))
      .map(([name, to]) => `has no link “${name}” to ${to}`),
    ...Object.entries(counts)
      .filter(([item, number]) => countMatches(item, section) !== number)
      .map(([item, number]) => `has ${countMatches(item, section)} of ${item}, not ${number}`),
    ...Object.entries(atLeast)
      .filter(([item, number]) => countMatches(item, section) < number)
      .map(
        ([item, number]) => `has ${countMatches(item, section)} of ${item}, not ${number} or more`,
      ),
  ];
}
