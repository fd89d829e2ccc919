import { capitalise } from '#common/capitalise.ts';
import { factsBar as bengali } from '#content/bn/facts-bar.ts';
import { formatUsualStay } from '#content/destinations/placement-stay.ts';
import { formatRate, formatRatesNote } from '#content/en/exchange-rates.ts';
import { exchangeRates } from '#content/exchange-rates.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import type { OpportunityDuration, OpportunityStipend } from '#domain/eligibility/opportunity.ts';
import { finderTexts } from './finder-texts.server.ts';
import { formatStay, formatStipend } from './format-opportunity.ts';

/** Formats the facts of an offer in one language. */
type FactFormats = {
  stipend: (stipend: OpportunityStipend) => { text: string; note: string };
  stay: (duration: OpportunityDuration) => string;
  age: (from: number, to?: number) => string;
  /** The exchange rates of the stipends, or undefined if there are none. */
  ratesNote: (stipends: readonly OpportunityStipend[]) => string | undefined;
};

/** Keeps 'BDT' and its amount on one line. */
const keepAmountTogether = (text: string) => text.replace('BDT ', 'BDT\u00a0');

/** The currencies of the stipends, each once. */
const listCurrencies = (stipends: readonly OpportunityStipend[]) => [
  ...new Set(stipends.map(({ typed }) => typed.currency)),
];

/** English uses the texts of "Can I go?". */
const english: FactFormats = {
  stipend(stipend) {
    const { per, taka } = formatStipend(stipend, finderTexts.en);
    return { text: stipend.text, note: `${per}, ${keepAmountTogether(taka)}` };
  },
  stay: (duration) => capitalise(formatStay(duration, finderTexts.en)),
  age: (from, to) => (to === undefined ? `${from} or over` : `${from}-${to}`),
  ratesNote(stipends) {
    const currencies = listCurrencies(stipends);
    return currencies.length > 0 ? formatRatesNote(currencies.map(formatRate)) : undefined;
  },
};

const { amount, currency, date, digits, duration, money, number } = formats.bn;

const bengaliFormats: FactFormats = {
  stipend({ typed, taka: { from, to }, per }) {
    const range = to === undefined || to === from ? '' : `–${number(to)}`;
    const taka = `${money(from, 'BDT')}${range}`;
    return {
      text: `${amount(typed)} ${currency(typed.currency)}`,
      note: bengali.stipendNote[per](to === undefined ? bengali.orMore(taka) : taka),
    };
  },
  stay({ typed, usual }) {
    const words = duration(typed);
    return usual ? formatUsualStay.bn(words) : words;
  },
  age: (from, to) =>
    to === undefined ? bengali.orMore(digits(from)) : `${digits(from)}-${digits(to)}`,
  ratesNote(stipends) {
    const currencies = listCurrencies(stipends);
    if (currencies.length === 0) return undefined;
    const rates = currencies.map(
      (code) =>
        `${digits(1)}\u00a0${currency(code)} =\u00a0${money(exchangeRates.inTaka[code], 'BDT')}`,
    );
    const { sample, checkedOn } = exchangeRates;
    return bengali.ratesNote(bengali.ratesName(date(checkedOn), sample === true), rates.join(', '));
  },
};

/** The formats of both languages, for loaders. */
export const factFormats: Record<Language, FactFormats> = {
  en: english,
  bn: bengaliFormats,
};
