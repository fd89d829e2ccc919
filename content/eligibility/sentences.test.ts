import { expect, test } from 'vitest';
import type { EligibilitySentence } from '../types/eligibility.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
});

/** Wordings of eligibility requirements. Requirements for documents to hand in are not among them. */
const requirementPatterns = [
  /\b(?:1[5-9]|2[1-4])\+/,
  /\b(?:1[5-9]|2\d)(?:[-–]| to )[23]\d\b/,
  /\b\d\d or over\b/i,
  /\b(?:years old|aged)\b/i,
  /\b(?:2nd|second) year\b/i,
  /\b12 months of (?:graduation|experience)\b/i,
  /\bgraduated?\b.*\b12 months\b/i,
  /\benrolled (?:at|in|undergraduate)\b/i,
  /\b(?:basic|intermediate) english\b/i,
  /\b(?:TOEFL|GPA|IELTS A|A2)\b/,
  /\bIELTS\b(?! result)(?! required)/,
  /\bbachelor/i,
  /\bpassport\b.*\b(?:valid|months|years)\b/i,
  /\bvalid\b.*\b(?:at least|passport)\b/i,
  /\bGrade 12\b/,
  /\bdegree or experience\b/i,
  /\brelevant degree\b/i,
];

/** Texts that match but are not requirements: the claim that no test is needed, and questions. */
const exceptions = [
  /\bNo IELTS(?: required\b|$)/gi,
  /IELTS (?:লাগবে না|ছাড়াই)/g,
  /^Do I need IELTS\?$/g,
  /^Which passport do I need\?$/g,
  /^IELTS কি লাগবে\?$/g,
];

/**
 * Parts of paths that are not checked: documents, the visitors' own sentence, the
 * words of the search, and the records.
 */
const excludedPaths = [
  'required-documents.ts',
  'document-guides.ts',
  'eligibility-finder.ts',
  '/finder-texts.ts',
  'search-topics.ts',
  '/eligibility/',
  // The questions of the forms, and the options for the answers.
  '/forms/fields.ts',
  '/forms/forms.ts',
  '/forms/options.ts',
];

const isSentence = (value: object): value is EligibilitySentence => 'judgedBy' in value;

function* walkStrings(value: unknown, seen: Set<unknown>): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || seen.has(value) || isSentence(value)) return;
  seen.add(value);
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'documents') yield* walkStrings(child, seen);
  }
}

function* walkSentences(value: unknown): Generator<EligibilitySentence> {
  if (typeof value !== 'object' || value === null) return;
  if (isSentence(value)) yield value;
  else for (const child of Object.values(value)) yield* walkSentences(child);
}

const recordTexts = Object.entries(modules)
  .filter(([file]) => file.startsWith('./'))
  .flatMap(([, module]) => [...walkSentences({ ...module })])
  .flatMap(({ value, note, bengali }) => [value, note, bengali?.value, bengali?.note])
  .filter((text) => text !== undefined)
  // Leaves out texts like 'Valid' or 'Basic', which mean nothing outside their line.
  .filter((text) => requirementPatterns.some((pattern) => pattern.test(text)))
  .sort((a, b) => b.length - a.length);

/** Removes the texts of the records, and the exceptions, from a text. */
const removeKnownTexts = (text: string) =>
  [...recordTexts, ...exceptions].reduce<string>((rest, known) => rest.replaceAll(known, ''), text);

const findRequirements = (text: string) => {
  const rest = removeKnownTexts(text);
  return requirementPatterns.filter((pattern) => pattern.test(rest));
};

test('content states requirements only in the texts of a record', () => {
  const checkedModules = Object.entries(modules).filter(
    ([file]) => !excludedPaths.some((part) => file.includes(part)) && !file.startsWith('./'),
  );
  expect(checkedModules.length).toBeGreaterThan(50);
  const found = checkedModules.flatMap(([file, module]) =>
    [...walkStrings({ ...module }, new Set())]
      .filter((text) => findRequirements(text).length > 0)
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'You have to be 18-32',
  'From the second year on',
  'IELTS 6.0 or higher',
  'Passport valid for 3 years',
  'A bachelor in tourism',
])('a requirement in other words is found: %s', (text) => {
  expect(findRequirements(text)).not.toEqual([]);
});
