import {
  countOccurrences,
  findSection,
  getElements,
  getText,
  type Passage,
  toPassage,
} from './passage.ts';

/** What the specification wants of a page. */
export type Expectation = {
  /** Its address. */
  page: string;
  /** Where docs/requirements.md asks for it, as comments cite it: 'requirements 9, "Countries"'. */
  source: string;
  /** The element that has it, where it isn't the page's `main`. */
  within?: 'header' | 'footer';
  /** How the heading above it begins, or the `#id` of its element. Left out: anywhere on the page. */
  under?: string;
  /** The first letter of each may be a capital or not; everything else is as here. */
  says?: readonly string[];
  /** What the specification doesn't give, so that nobody makes it up. */
  neverSays?: readonly string[];
  /** What a link is called, alone or with more words, and where it leads. */
  links?: readonly (readonly [name: string, to: string])[];
  /** How many there are of an element (`<li>`) or of a text. */
  counts?: Readonly<Record<string, number>>;
  /** As `counts`, but there may be more. */
  atLeast?: Readonly<Record<string, number>>;
};

/** Of an element (`<li>`), or of a text. */
function countMatches(what: string, passage: Passage): number {
  const element = /^<(\w+)>$/.exec(what)?.[1];
  return element ? getElements(passage, element).length : countOccurrences(getText(passage), what);
}

const hasLink = (passage: Passage, name: string, to: string) =>
  getElements(passage, 'a').some(
    (link) => link.attribs.href === to && countOccurrences(getText(toPassage(link)), name) > 0,
  );

/**
 * What a page lacks of an expectation, in sentences that name the page, the text or figure, and who asks for it.
 *
 * @param page what stands in its `within`
 */
export function findMissing(page: Passage, expectation: Expectation): string[] {
  const { under, source } = expectation;
  const place = [expectation.page, expectation.within, under && `“${under}”`].filter(Boolean);
  const section = under === undefined ? page : findSection(page, under);
  const lacks = section ? describeMissing(section, expectation) : ['is not there'];
  return lacks.map((lack) => `${place.join(', ')}: ${lack} (${source})`);
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
      .filter(([what, number]) => countMatches(what, section) !== number)
      .map(([what, number]) => `has ${countMatches(what, section)} of ${what}, not ${number}`),
    ...Object.entries(atLeast)
      .filter(([what, number]) => countMatches(what, section) < number)
      .map(
        ([what, number]) => `has ${countMatches(what, section)} of ${what}, not ${number} or more`,
      ),
  ];
}
