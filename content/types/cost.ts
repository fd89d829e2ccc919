import type { Currency } from '../exchange-rates.ts';
import type { Stipend } from './country.ts';

/** A kind of cost. `content/costs/cost-kinds.ts` has its name and the question that asks for it. */
export type CostId =
  | 'our-fee'
  | 'deposit'
  | 'visa-fee'
  | 'flight'
  | 'insurance'
  | 'housing'
  | 'meals'
  | 'local-travel'
  | 'personal-expenses';

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

/** A line of the costs of a country or a programme. The page says "Ask us" in place of what is omitted. */
export type Cost = {
  id: CostId;
  payer: Payer;
  /** Who receives the money. */
  recipient?: string;
  /** When it is paid: 'Each month'. */
  when?: string;
  amount?: CostAmount;
  /** A condition: 'Unless the host covers it'. */
  note?: string;
};

/** The name of a cost, and the message with which the contact form begins when a visitor asks about it. */
export type CostKind = { label: string; question: string };

/** The texts that all lists of costs share. */
export type CostTexts = {
  title: string;
  lede: string;
  columns: { cost: string; payer: string; recipient: string; when: string; amount: string };
  payers: Record<Exclude<Payer, 'ask'>, string>;
  askUs: string;
};

/** A line as a page shows it. What is omitted is not confirmed. `ask` is the path of the contact form. */
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
export type CostLedger = { id: string; rows: CostRow[] } & Omit<CostTexts, 'payers'>;

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
