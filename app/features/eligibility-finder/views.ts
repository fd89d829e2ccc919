import { wordsOf } from '#content/can-i-go.ts';
import { answerTexts } from '#content/can-i-go-answer.ts';
import { currencyNames, exchangeRates } from '#content/exchange-rates.ts';
import { pauseText } from '#content/pause.ts';
import type { Judgement } from '#domain/eligibility/judge.ts';
import type { Option, OptionDuration, OptionStipend } from '#domain/eligibility/option.ts';
import { type Choice, lengthMonths, type Profile } from '#domain/eligibility/profile.ts';
import { printQuestion, type Question } from '#domain/eligibility/question.ts';

/** The address of a question's answer. What it ignored isn't in it. */
export function addressOf(question: Partial<Question>): string {
  const query = printQuestion(question);
  return query ? `/global-programs?${query}` : '/global-programs?age=';
}

const answers = new WeakMap<Question, string>();

/** The answer from which a comparison or a plan was opened. A question is printed once for a hundred links. */
export function answerAddress(question: Question): string {
  const known = answers.get(question);
  if (known !== undefined) return known;
  const { view: _, plan: __, leave: ___, ...asked } = question;
  const address = addressOf(asked);
  answers.set(question, address);
  return address;
}

/** The address of an option's plan. */
export const planAddress = (question: Question, id: string): string =>
  `${answerAddress(question)}&plan=${id}`;

/** Where one applies for an option, with the destination and the length of stay that the form can take over. */
export function applicationAddress(
  { applicationPath, country, duration }: Option,
  { length = 'any' }: Profile,
): string {
  const months = Math.min(lengthMonths[length], duration?.longest ?? 0);
  const address = new URLSearchParams();
  if (country) address.set('destination', country.slug);
  if (length !== 'any' && months >= (duration?.shortest ?? 0)) {
    address.set('duration', `${months}-months`);
  }
  return address.size > 0 ? `${applicationPath}?${address}` : applicationPath;
}

/** What is known by a country's name, or else by the programme's. */
export const titleOf = ({ country, name }: Option) => country?.name ?? name;

/** How many of the open options are large posters, and how many rows a phone shows before it folds the rest. */
const leading = 3;
const unfolded = 10;

/** The open options by how they are shown. */
export function boardOf(open: readonly Judgement[]) {
  const options = open.map(({ option }) => option);
  const abroad = options.filter(({ country }) => country);
  return {
    lead: abroad.slice(0, leading),
    rows: abroad.slice(leading, leading + unfolded),
    folded: abroad.slice(leading + unfolded),
    programmes: options.filter(({ country }) => !country),
  };
}

const amount = new Intl.NumberFormat('en-GB');

/** 'a month, about BDT 112,000-168,000'; where a figure is open upwards, 'or more' says it. */
export function payWords({ per, taka }: OptionStipend): { per: string; taka: string } {
  const { about, orMore, per: perWords } = answerTexts.option;
  const to = taka.to === taka.from ? undefined : taka.to;
  const figures = about(amount.format(taka.from), to === undefined ? undefined : amount.format(to));
  return {
    per: perWords[per] ?? per,
    taka:
      (taka.to === undefined ? `${figures} ${orMore}` : figures) +
      (per === 'month' ? '' : ` ${perWords.month}`),
  };
}

/** The rates by which the amounts in taka were made, a currency once: 'THB 1 (Thai baht) = BDT 3.7'. */
export function ratesOf(options: readonly Option[]): string[] {
  const rates = options.flatMap(({ stipend }) => {
    if (!stipend) return [];
    const { currency } = stipend.typed;
    return `${currency} 1 (${currencyNames[currency]}) = BDT ${exchangeRates.inTaka[currency]}`;
  });
  return [...new Set(rates)];
}

/** '6-12 months'; where no page gives a length, 'typically 3-12 months'. */
export const stayWords = ({ text, usual }: OptionDuration): string =>
  usual ? answerTexts.option.usualStay(text) : text;

/** How long it takes, and how many hours a week: '10 months', '32-40 hours a week'. */
export function factsOf({ duration, hours }: Option): string[] {
  return [duration && stayWords(duration), hours && answerTexts.option.hoursAWeek(hours)].filter(
    (fact) => fact !== undefined && fact !== '',
  ) as string[];
}

/** Of twelve lamps, one a month: how many burn, up to the shortest stay, and how many are rings, up to the longest. */
export function lampsOf({ shortest, longest }: OptionDuration): { on: number; rings: number } {
  const on = Math.min(12, Math.max(1, Math.round(shortest)));
  return { on, rings: Math.max(0, Math.min(12, Math.ceil(longest)) - on) };
}

/** Why an option is not yet possible, in sentences. */
export function reasonOf({ option, missing, tooLong }: Judgement): string {
  const { notYet } = answerTexts;
  const reasons = [
    option.paused && pauseText(option.paused),
    tooLong &&
      option.duration &&
      notYet.tooLong(option.duration.text, option.duration.usual === true),
    missing.length > 0 && notYet.asks(missing.map(({ asks }) => asks)),
  ];
  return reasons.filter(Boolean).join(' ');
}

/** The blanks that a change fills in anew. */
export const blanksOf = (change: Profile) => Object.keys(change) as Choice[];

/** What a change of the sentence is called: 'Stay up to 12 months and with intermediate English'. */
export function changeWords(change: Profile): string {
  const words = blanksOf(change).map((blank) => answerTexts.change[blank](wordsOf(change, blank)));
  return words
    .map((each, index) => (index === 0 ? each : each.charAt(0).toLowerCase() + each.slice(1)))
    .join(answerTexts.change.and);
}

/** Of several that don't fit, the one that lacks least. */
export function nearestOf(notYet: readonly Judgement[]): Judgement | undefined {
  const lack = ({ missing, tooLong }: Judgement) => missing.length + (tooLong ? 1 : 0);
  const possible = notYet.filter(({ option }) => !option.paused);
  return possible.sort((a, b) => lack(a) - lack(b) || shortest(a) - shortest(b))[0];
}

const shortest = ({ option }: Judgement) => option.duration?.shortest ?? lengthMonths.any;

/** How far across the boat lies: what is open of all that leads there; 0 where nothing does. */
export function shareOpen(open: number, all: number): number {
  return all === 0 ? 0 : open / all;
}
