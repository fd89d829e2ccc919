import type { PlanCalendarTexts } from '#domain/eligibility/plan-calendar.ts';
import type { StayLength } from '#domain/eligibility/profile.ts';
import { siteName } from '../identity.ts';
import { plannerDates } from './planner-dates.ts';

/** Formats how long we allow for something: 'We usually allow about 6 weeks'. */
function formatAllowance(weeks: number): string {
  return `We usually allow about ${weeks === 1 ? 'a week' : `${weeks} weeks`}`;
}

/*
 * The texts of the document planner of "Can I go?". The browser renders them again after each change, so they are part of
 * its bundle and not of a loader's data.
 */

/** Splits the name of a document into a name and a condition: 'Passport', 'valid at least 2 years'. */
function splitDocumentName(name: string): { name: string; note?: string } {
  const [, main, note] = /^(.*?[^:]),? ((?:valid|if) .+)$/.exec(name) ?? [];
  return main && note ? { name: main, note } : { name };
}

export const plannerTexts = {
  /** The author of the calendar file. */
  siteName,
  dates: plannerDates,
  splitDocumentName,
  /** The title of the plan. */
  title: (name: string) => `Your plan: ${name}`,
  trail: { answer: 'Can I go?', here: 'Plan' },
  sentence: {
    /**
     * `leave` precedes the month of departure, which `between` follows; `stay` precedes the length of stay, which `end`
     * follows. `endAfterMonth` follows the month if there is no length.
     */
    abroad: {
      leave: 'I want to leave in',
      between: '',
      stay: 'and stay',
      end: '.',
      endAfterMonth: '.',
    },
    atHome: { leave: 'I want to begin in', between: '', stay: 'for', end: '.', endAfterMonth: '.' },
    month: 'Month of departure',
    length: 'How long you want to stay',
    submit: 'Work out the dates',
  },
  lengths: {
    '1-month': '1 month',
    '3-months': '3 months',
    '6-months': '6 months',
    '12-months': '12 months',
    '2-years': '2 years',
  } satisfies Record<Exclude<StayLength, 'any'>, string>,
  /** Returns 'a month, about BDT 112,000-168,000 (EUR 1 = BDT 140. Example rates of 15 November 2026)'. */
  pay: (amount: string, rate: string) => `${amount} (${rate})`,
  /** For screen readers, after each change. */
  status: (departure: string, next: string) => `${departure}. ${next}`,
  calendar: 'Add to calendar (.ics)',
  print: 'Print',
  sheet: 'A page to show at home',
  late: {
    documents: (count: number) =>
      count === 1
        ? 'One document is late for this month. It still works if you start it today.'
        : `${count} documents are late for this month. It still works if you start them today.`,
    application: (day: string) =>
      `By our usual plan the day to apply was ${day}. If you have not applied yet, apply today, and ask us whether this month still works.`,
    departure: 'The first of this month has passed: choose another.',
    instead: (month: string) => `Plan for ${month}`,
  },
  timeline: {
    label: 'The plan in days',
    title: (day: string) => `You leave on ${day}`,
    over: (day: string) => `The day was ${day}`,
    begin: (day: string) => `You begin on ${day}`,
    begun: (day: string) => `You planned to begin on ${day}`,
    startWith: (name: string, day: string) => `Start with “${name}” by ${day}.`,
    startToday: (name: string) => `Start with “${name}” today.`,
    completed: (ready: number, all: number) =>
      [`${ready} of ${all}`, ready === 1 ? 'documents is ready.' : 'documents are ready.'] as const,
    today: 'Today',
    departure: 'You leave',
    apply: 'Apply, interview, match',
    applyToStudy: 'Apply, wait for your place',
    visa: 'Visa and flight',
  },
  beforeAcceptance: 'Before you apply',
  afterAcceptance: 'Once you are accepted',
  startBy: 'Start by',
  start: 'Start',
  today: 'today',
  was: (day: string) => `was ${day}`,
  /** How long something takes in our experience. It is never a deadline of an authority. */
  allow: formatAllowance,
  /** For a document that the visitor has, according to the sentence. */
  youHaveIt: 'You have it',
  had: 'You said that yours is valid long enough: there is nothing to apply for.',
  /** For a passport that is valid long enough to apply, but perhaps not until the end of the stay. */
  endsEarly: 'Yours may run out before the end of your stay: renew it before you apply.',
  /** Above the documents before the application. `withLetter` is for lists that contain the motivation letter. */
  noFiles: {
    withLetter:
      'The form takes no files. You write the motivation letter in it; we ask for the others when we review it.',
    withoutLetter: 'The form takes no files. We ask for these when we review it.',
  },
  askUs: 'Ask us',
  applyStep: {
    by: 'Apply by',
    now: 'Apply',
    title: 'Apply',
    placement:
      'One form, then an interview and your match. You hear from us within 48 hours, and a person decides.',
    study: 'One form, and a person reads it. You hear from us within 48 hours.',
    allow: (weeks: number) => `${formatAllowance(weeks)} from the form to the departure.`,
  },
  atHome: {
    title: 'You take part from Bangladesh',
    text: 'No passport, no visa and no flight: one form, and you hear from us within 48 hours. A person decides.',
    allow: (weeks: number) => `${formatAllowance(weeks)} from the form to the first day.`,
  },
  apply: (name: string) => `Apply for ${name}`,
  visa: {
    by: 'Aim for',
    now: 'Hand in',
    title: 'Visa application',
    text: (allowance: string) =>
      `${allowance}. This is no embassy’s deadline: how long a visa takes changes through the year. We prepare the application with you; ask us before you buy a ticket.`,
  },
  departure: {
    leave: 'You leave on',
    begin: 'You begin on',
    passed: 'This day has passed',
    storageNote: 'Your ticks stay in this browser.',
    apply: 'When you apply, the confirmation shows this plan again.',
    /** The descriptions of the pictures. */
    pictures: {
      abroad: 'A family says goodbye at the airport',
      'virtual-internship': 'A colleague waves out of a laptop on a desk at night',
      'professional-immersion': 'Five people around a table, one of them at a chart on the wall',
      'hotel-immersion': 'A chef and a young woman cook in a hotel kitchen',
    },
  },
  calendarWords: {
    start: 'Start',
    apply: 'Apply by today',
    visa: 'Hand in the visa application',
    leave: 'You leave',
    describe: (subject: string, weeks: number) =>
      `${subject}. ${formatAllowance(weeks)} for this. The day is from our plan; it is no authority’s deadline.`,
  } satisfies PlanCalendarTexts,
  calendarWordsAtHome: { leave: 'You begin' },
  /** Shown in the confirmation of an application that was started from a plan. */
  reminder: {
    title: 'Next in your plan',
    leave: (name: string, day: string) => `${name}: you leave on ${day}.`,
    begin: (name: string, day: string) => `${name}: you begin on ${day}.`,
    next: 'Still to do',
    more: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
    done: 'All your documents are ready.',
    fullPlan: 'See the whole plan',
  },
} as const;
