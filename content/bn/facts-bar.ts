/**
 * The words of the facts at the top of a country's page (`app/features/eligibility-finder/fact-formats.ts`). The functions get
 * formatted figures.
 */
export const factsBar = {
  /** The line below a stipend: its period, and its worth in taka per month. */
  stipendNote: {
    month: (taka: string) => `প্রতি মাসে, প্রায় ${taka}`,
    year: (taka: string) => `প্রতি বছর, মাসে প্রায় ${taka}`,
  },
  orMore: (figure: string) => `${figure} বা তার বেশি`,
  /** The name of the rates, like `formatRatesName` of `content/en/exchange-rates.ts`. It must name their `source`. */
  ratesName: (date: string, isSample: boolean) =>
    isSample ? `উদাহরণ হিসেবে ধরা হার, ${date}` : `বাংলাদেশ ব্যাংকের হার, ${date}`,
  ratesNote: (ratesName: string, rates: string) => `টাকার অঙ্কগুলো আনুমানিক। ${ratesName}: ${rates}।`,
};
