import type { OpportunityStipend } from '#domain/eligibility/opportunity.ts';

type Taka = OpportunityStipend['taka'];

/** Start and end of a bar as shares of the scale (0 to 1). `isOpen` means that the amount has no upper limit. */
export type PayBar = { from: number; to: number; isOpen: boolean };

const scaleSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
/** An amount without an upper limit is drawn at least this many times as long as its figure. */
const openEndedFactor = 1.2;

/** The end of a scale that fits all amounts: a round number of taka. */
export function computePayScale(amounts: readonly Taka[]): number {
  const maxAmount = Math.max(...amounts.map(({ from, to = from * openEndedFactor }) => to));
  const power = 10 ** Math.floor(Math.log10(maxAmount));
  return (scaleSteps.find((step) => step * power >= maxAmount) ?? 10) * power;
}

/** The bar of an amount on a scale that ends at `scale` taka. */
export function computePayBar({ from, to }: Taka, scale: number): PayBar {
  return { from: from / scale, to: (to ?? scale) / scale, isOpen: to === undefined };
}
