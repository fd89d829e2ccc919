import { expect, test } from 'vitest';
import type { EligibilitySentence } from '../types/eligibility.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
});

/** How an eligibility sentence speaks; what is said of documents to hand in is none. */
const marks = [
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

/** No conditions: the claim that no test is needed, and questions. */
const noConditions = [
  /\bNo IELTS(?: required\b|$)/gi,
  /^Do I need IELTS\?$/g,
  /^Which passport do I need\?$/g,
];

/** What isn't a page's word: documents, the planner, what visitors say of themselves, and the records. */
const unread = [
  'required-documents.ts',
  'document-guides.ts',
  'eligibility-finder.ts',
  '/eligibility/',
];

const isSentence = (value: object): value is EligibilitySentence => 'judgedBy' in value;

function* stringsIn(value: unknown, seen: Set<unknown>): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || seen.has(value) || isSentence(value)) return;
  seen.add(value);
  for (const [key, each] of Object.entries(value)) {
    if (key !== 'documents') yield* stringsIn(each, seen);
  }
}

function* sentencesIn(value: unknown): Generator<EligibilitySentence> {
  if (typeof value !== 'object' || value === null) return;
  if (isSentence(value)) yield value;
  else for (const each of Object.values(value)) yield* sentencesIn(each);
}

const words = Object.entries(modules)
  .filter(([file]) => file.startsWith('./'))
  .flatMap(([, module]) => [...sentencesIn({ ...module })])
  .flatMap(({ value, note }) => (note ? [value, note] : [value]))
  // Not 'Valid' or 'Basic' alone: they say nothing outside their line.
  .filter((text) => marks.some((mark) => mark.test(text)))
  .sort((a, b) => b.length - a.length);

/** What is left of a text without the records' words. */
const withoutRecords = (text: string) =>
  [...words, ...noConditions].reduce<string>((rest, known) => rest.replaceAll(known, ''), text);

const conditionsIn = (text: string) => {
  const rest = withoutRecords(text);
  return marks.filter((mark) => mark.test(rest));
};

test('no content says who may apply but in the words of a record', () => {
  const read = Object.entries(modules).filter(
    ([file]) => !unread.some((part) => file.includes(part)) && !file.startsWith('./'),
  );
  expect(read.length).toBeGreaterThan(50);
  const found = read.flatMap(([file, module]) =>
    [...stringsIn({ ...module }, new Set())]
      .filter((text) => conditionsIn(text).length > 0)
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
])('this would be found: %s', (text) => {
  expect(conditionsIn(text)).not.toEqual([]);
});
