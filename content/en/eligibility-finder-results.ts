import type { Stipend } from '#content/types/stipend.ts';
import type { FactName, SelectFieldName } from '../eligibility/profile.ts';
import type { Filter, MatchGroup, SortOrder } from '../eligibility/result-groups.ts';
import { formatEnglishList } from '../formats/english-list.ts';

/*
 * The texts of the results of "Can I go?". The browser renders them again after each change, so they are part of its
 * bundle and not of a loader's data.
 */

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const spellNumber = (number: number) => numbers[number] ?? String(number);

export const resultTexts = {
  /** Screen readers announce it after each change. */
  status: (open: number, couldFit: number, almost: number, notYet: number) =>
    `${open} open to you now, ${couldFit} could fit, ${almost} almost, ${notYet} not yet.`,
  /** A value without its sentence: 'no work experience'. Bengali names the field, too. */
  value: (_field: SelectFieldName, words: string) => words,
  /** 'Missing: intermediate English.' */
  sentence: (label: string, words: string) => `${label}: ${words}.`,
  ignored: (values: readonly string[]) =>
    `We don’t know ${values.map((value) => `“${value}”`).join(', ')}, so we left ${values.length === 1 ? 'it' : 'them'} out of the answer.`,
  resultCounts: {
    label: 'The answer in groups',
    groups: {
      now: 'now',
      'could-fit': 'could fit',
      almost: 'almost',
      'not-yet': 'not yet',
    } satisfies Record<MatchGroup, string>,
  },
  open: {
    title: 'You can apply now',
    /** At least one of the groups below isn't empty. */
    none: (couldFit: number, almost: number) =>
      `Nothing yet, but ${[
        couldFit > 0 && `${spellNumber(couldFit)} could fit`,
        almost > 0 && `${spellNumber(almost)} almost ${almost === 1 ? 'fits' : 'fit'}`,
      ]
        .filter(Boolean)
        .join(' and ')}: see below. Or change the sentence:`,
    sortedBy: 'Sorted by',
    /** The button of the sort order, without scripts. */
    sort: 'Sort',
    sorts: {
      fit: 'closest fit',
      stipend: 'stipend',
      duration: 'length of stay',
      name: 'name',
    } satisfies Record<SortOrder, string>,
    filterLabel: 'Show only',
    all: 'All',
    filters: {
      europe: 'Europe',
      asia: 'Asia',
      gulf: 'Gulf',
      americas: 'Americas',
      pacific: 'Pacific',
      'no-country': 'Other programmes',
    } satisfies Record<Filter, string>,
    filteredOut: (count: number, filter: string) =>
      `${count === 1 ? 'The one option is not' : `None of the ${count} is`} under “${filter}”.`,
    showAll: (count: number) => (count === 1 ? 'Show it' : `Show all ${count}`),
    /** What the rows don't repeat. */
    units: 'Per month; amounts in taka are approximate. 3-12 months, unless a row says otherwise.',
    more: (count: number) => `Show ${count} more`,
    programmes: 'Other programmes',
  },
  option: {
    /** @param words '3-12 months' */
    usualStay: (words: string) => `typically ${words}`,
    /** @param hours '32-40 a week' */
    hoursAWeek: (hours: string) => hours.replace(' a week', ' hours a week'),
    /** For a programme that needs no journey abroad. */
    atHome: 'in Bangladesh',
    askStipend: 'Stipend: ask us',
    per: { month: 'a month', year: 'a year' } satisfies Record<Stipend['per'], string>,
    taka: (from: string, to?: string) => `BDT ${from}${to ? `–${to}` : ''}`,
    about: (taka: string) => `about ${taka}`,
    orMore: (amount: string) => `${amount} or more`,
    /** An amount per month, shown beside an amount of another period. */
    monthly: (amount: string) => `${amount} a month`,
    see: 'See this placement',
  },
  couldFit: {
    title: 'Could fit',
    lead: 'No rule is against you. What is still open is written below each.',
    /**
     * The heading while few fields are filled in.
     *
     * @param place 'to the USA'; undefined if the visitor would go anywhere
     */
    ask: (count: number, place: string | undefined) =>
      `${count} ${place ? `${count === 1 ? 'way' : 'ways'} ${place}` : count === 1 ? 'option' : 'options'}. Fill in the blanks to see which ${count === 1 ? 'fits' : 'fit'} you.`,
    dependsOn: 'Depends on',
    facts: {
      age: 'your age',
      studies: 'your studies',
      field: 'your field',
      experience: 'your work experience',
      english: 'your English',
      passport: 'your passport',
    } satisfies Record<FactName, string>,
    /** @param place 'to the USA' */
    partner: (place: string) => `a partner ${place.replace(/^to /, 'in ')}`,
    check: 'We check',
    renew: (months: number) =>
      `The list of documents asks for a passport valid ${months / 12} years: renew it in time.`,
  },
  almost: {
    title: 'Almost',
    lead: 'One or two things are missing. You can do something about each.',
    missing: 'Missing',
  },
  notYet: {
    title: (count: number) => `${count} not yet, and why`,
    tooLong: (words: string, isUsual: boolean) =>
      `It ${isUsual ? 'typically takes' : 'takes'} ${words}: longer than you said.`,
    asks: (requirements: readonly string[]) =>
      requirements.some((requirement) => requirement.includes(','))
        ? `It asks for ${requirements.join('; ')}.`
        : `It asks for ${formatEnglishList(requirements, 'and')}.`,
    again: ': show the answer again',
  },
  /** The title of the exchange rates. */
  rates: 'Rates of exchange',
  /** Suggestions to change one field of the sentence. `words` are the words of its new `value`. */
  change: {
    studies: (words: string, value: string) =>
      value.startsWith('graduate') ? `As ${words}` : `Once I am ${words}`,
    field: (words: string, _value: string) => `In the field of ${words}`,
    experience: (words: string, _value: string) => `With ${words}`,
    english: (words: string, _value: string) => `With ${words} English`,
    passport: (words: string, _value: string) => `With ${words}`,
    where: (words: string, _value: string) => `Go ${words}`,
    length: (words: string, _value: string) => `Stay ${words}`,
    join: (phrases: readonly string[]) => phrases.join(' and '),
    /** The number of options, directly before the words of the next three. */
    count: (count: number) => String(count),
    opens: (count: number) => `${count === 1 ? 'option is' : 'options are'} open then`,
    couldOpen: (_count: number) => 'could fit then',
    almostOpens: (count: number) => `${count === 1 ? 'option is' : 'options are'} almost open then`,
    /** @param words the replaced values in the sentence's words: 'to the USA', 'up to 3 months' */
    instead: (words: readonly string[]) => `You said: ${formatEnglishList(words, 'and')}.`,
  },
  none: {
    title: 'Nothing fits this sentence',
    nearest: (name: string, place: string | undefined) =>
      `The nearest is ${name}${place ? ` (${place})` : ''}.`,
    change: 'Change the sentence:',
    home: {
      title: 'Or begin in Bangladesh',
      lead: 'National Programs for students: local internships, seminars and guidance, for ages 18-25.',
      link: 'See National Programs',
    },
  },
  disclaimer: {
    title: ['A first answer.', 'A person decides.'],
    lead: 'It compares your sentence with the rules on our country and programme pages. You can apply in any case.',
    askUs: 'Ask us',
    picture: 'Two people talk across a desk',
  },
};
