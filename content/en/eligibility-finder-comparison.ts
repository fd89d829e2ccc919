import type { Verdict } from '#domain/eligibility/verdict.ts';

/*
 * The texts of the comparison of "Can I go?" (requirements, "Can I go?"). With scripts the browser renders it, so they
 * are part of its bundle and not of a loader's data.
 */

const numbers = ['None', 'One', 'Two', 'Three'];
const spellNumber = (number: number) => numbers[number] ?? String(number);
const lowerCase = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** How the sentence names a group of compared options: `first` at its beginning, `further` after that. */
const verdictPhrases: Record<Verdict, { first: (count: number) => string; further: string }> = {
  now: { first: (count) => `${chooseVerb(count)} open to you now`, further: 'now' },
  almost: { first: (count) => `${chooseVerb(count)} almost open to you`, further: 'almost' },
  'not-yet': { first: (count) => `${chooseVerb(count)} not open to you yet`, further: 'not yet' },
};
const chooseVerb = (count: number) => (count === 1 ? 'is' : 'are');

export const comparisonTexts = {
  answer: 'Can I go?',
  current: 'Compare',
  title: (count: number) => `${spellNumber(count)} options compared`,
  /** @param groups the number of compared options with each verdict, without empty groups */
  standing(groups: readonly { verdict: Verdict; count: number }[]): string {
    const [first, ...further] = groups;
    if (!first) return '';
    if (further.length === 0 && first.verdict === 'not-yet') {
      return first.count === 2 ? 'Neither is open to you yet.' : 'None is open to you yet.';
    }
    const all = first.count === 2 ? 'Both' : `All ${lowerCase(spellNumber(first.count))}`;
    const subject = further.length === 0 ? all : spellNumber(first.count);
    return `${[
      `${subject} ${verdictPhrases[first.verdict].first(first.count)}`,
      ...further.map(
        ({ verdict, count }) =>
          `${lowerCase(spellNumber(count))} ${verdictPhrases[verdict].further}`,
      ),
    ].join(', ')}.`;
  },
  emptyState: 'Fill in the sentence, and this page says which of them are open to you.',
  differing: (count: number) =>
    count === 0
      ? 'They are alike in everything that we publish.'
      : `They differ in ${count} ${count === 1 ? 'thing' : 'things'}.`,
  print: 'Print',
  change: (count: number) => `Change the ${lowerCase(spellNumber(count))}`,
  caption: (count: number) =>
    count === 2
      ? 'Two options compared. A dark bar marks where they differ.'
      : 'Three options compared. A red bar marks the one that differs, a dark bar marks three that differ, a thin one what two have in common.',
  key: {
    odd: 'one differs',
    all: (count: number) => (count === 2 ? 'they differ' : 'all three differ'),
  },
  differs: 'differs',
  allDiffer: 'all differ',
  rows: {
    verdict: 'Can I go?',
    stipend: 'Stipend a month',
    stay: 'How long',
    age: 'Age',
    studies: 'Studies',
    english: 'English',
    passport: 'Passport',
    also: 'Also asked',
    hours: 'Hours a week',
    positions: 'Typical positions',
    documents: 'Documents',
    place: 'Place',
  },
  verdicts: { now: 'Now', almost: 'Almost', 'not-yet': 'Not yet' } satisfies Record<
    Verdict,
    string
  >,
  missing: (requirements: readonly string[]) => `Missing: ${requirements.join('; ')}`,
  unknown: (requirements: readonly string[]) => `Still to be checked: ${requirements.join('; ')}`,
  elsewhere: 'Not where you said you want to go',
  /** @param maximum '300,000' */
  scale: (maximum: string) => `Bars to one scale, 0 to BDT ${maximum}`,
  dots: {
    day: 'One dot is one day',
    week: 'One dot is one week',
    month: 'One dot is one month',
    quarter: 'One dot is three months',
  },
  usual: 'what internships typically take',
  tooLong: 'longer than you said',
  lacking: 'Missing',
  noneNamed: 'None named',
  noneNeeded: 'None needed',
  /** @param hours '32-40 a week' */
  hours: (hours: string) => hours.replace(' a week', ''),
  age: (from: number, to?: number) => (to === undefined ? `${from} or over` : `${from}-${to}`),
  passport: (months: number) => {
    if (months < 2) return 'valid';
    return `valid ${months > 12 ? `${months / 12} years` : `${months} months`}`;
  },
  informational: 'Not counted in this answer',
  /** @param more the number of documents or positions that `names` leaves out */
  onlyHere: (names: readonly string[], more: number) =>
    `Only here: ${[...names, ...(more > 0 ? [`${more} more`] : [])].join('; ')}`,
  /** Introduces the visitor's own value beside the row that it is compared with. */
  yourAnswers: {
    age: 'You are',
    studies: 'You are',
    /** @param studies 'in my 2nd year' */
    studiesOf: (studies: string, field: string) =>
      `${studies.replace('my', 'your')}${field && ` of ${field}`}`,
    field: 'Your field is',
    yours: 'Yours is',
    length: 'You want',
    where: 'You want to go',
  },
  plan: (name: string) => `Plan ${name}`,
  apply: (name: string) => `Apply for ${name}`,
  same: {
    title: (count: number) => (count === 2 ? 'The same for both' : 'The same for all three'),
    fits: {
      age: 'Your age fits',
      studies: 'Your studies fit',
      english: 'Your English is enough',
      passport: 'Your passport lasts long enough',
    },
    itFits: (visitorValue: string) => `${visitorValue}: it fits`,
    itLacks: (visitorValue: string) => `${visitorValue}: missing`,
    oneForm: 'One form, answered within 48 hours',
    disclaimer: 'A person decides',
    nobodyStopped: 'Nobody is stopped from applying',
    askUs: (count: number) => `Ask us about ${count === 2 ? 'both' : 'all three'}`,
  },
  tooFew: {
    title: (count: number) => (count === 1 ? 'One option chosen' : 'Nothing to compare yet'),
    lede: (name?: string) =>
      name
        ? `${name} is chosen. Tick one or two more in the answer to compare them here.`
        : 'Tick two or three options in the answer to compare them here.',
    choose: (count: number) => (count === 1 ? 'Choose one more' : 'Choose what to compare'),
  },
};
