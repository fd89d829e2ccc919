import type { Currency } from '../currencies.ts';

/** What a placement pays. */
export type Stipend = {
  /** A currency in ISO 4217 for which `exchange-rates.ts` has a rate: 'EUR'. */
  currency: Currency;
  from: number;
  /** If omitted, the stipend is `from` or more. */
  to?: number;
  per: 'month' | 'year';
  /** The pay of a job, such as a teacher's. Bengali has another word for it than for an intern's stipend. */
  isSalary?: true;
};
