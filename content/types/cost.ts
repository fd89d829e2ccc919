import type { costs } from '../en/costs.ts';
import type { Currency } from '../exchange-rates.ts';
import type { Stipend } from './country.ts';

/** A kind of cost. `content/en/costs.ts` has its name and the question that asks for it, in the order of the lists. */
export type CostId = keyof typeof costs.kinds;

/** The id of a text about a cost: a condition, a time, a recipient (`content/en/costs.ts`). */
type CostPhraseId = keyof typeof costs.phrases;

/**
 * Who pays a cost: the student (`you`), the employer or institution abroad (`host`), or nobody, because it is part of
 * the programme (`included`) or doesn't arise (`none`). `ask` says that the client has not confirmed it.
 */
export type Payer = 'you' | 'host' | 'included' | 'none' | 'ask';

/** An amount of money. If `per` is omitted, it is paid once. The other properties are those of a stipend. */
export type CostAmount = Pick<Stipend, 'from' | 'to'> & {
  currency: Currency | 'BDT';
  per?: Stipend['per'];
};

/** A line of the costs of a country or a programme. The page says "Ask us" in place of an omitted property. */
export type Cost = {
  id: CostId;
  payer: Payer;
  /** Who receives the money. */
  recipient?: CostPhraseId;
  /** When it is paid: 'Each month'. */
  when?: CostPhraseId;
  amount?: CostAmount;
  /** A condition: 'Unless the host covers it'. */
  note?: CostPhraseId;
};

/** The texts that all lists of costs share. */
export type CostTexts = {
  title: string;
  lede: string;
  columns: { cost: string; payer: string; recipient: string; when: string; amount: string };
  askUs: string;
};

/** A line as a page shows it. An omitted property is not confirmed. `ask` is the path of the contact form. */
export type CostRow = {
  id: CostId;
  label: string;
  note?: string;
  /** The text of the payer, and whether the visitor pays. */
  payer?: { text: string; isYou: boolean };
  recipient?: string;
  when?: string;
  amount?: string;
  ask: string;
};

/** The costs of a country or a programme, as its page shows them. `id` is the id of the section. */
export type CostLedger = { id: string; rows: CostRow[] } & CostTexts;

/** The costs of a programme in the overview of all programmes, as lists of names in words. */
export type CostSummary = {
  name: string;
  /** The path of the list of costs on the programme's page. */
  to: string;
  youPay?: string;
  noCost?: string;
  unknown?: string;
  /** The path of the contact form. */
  ask: string;
};
