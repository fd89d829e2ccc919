import type { OpportunityStipend } from '#domain/eligibility/opportunity.ts';

type Taka = OpportunityStipend['taka'];

/** From where to where a bar goes, in parts of the scale; `isOpen`: it goes on. */
export type PayBar = { from: number; to: number; isOpen: boolean };

const scaleSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
/** How much further than its figure "or more" is drawn at least. */
const openEndedFactor = 1.2;

/** The end of the scale on which all of these are drawn: a round number of taka. */
export function computePayScale(amounts: readonly Taka[]): number {
  const most = Math.max(...amounts.map(({ from, to = from * openEndedFactor }) => to));
  const power = 10 ** Math.floor(Math.log10(most));
  return (scaleSteps.find((step) => step * power >= most) ?? 10) * power;
}

/** One of them on that scale. */
export function computePayBar({ from, to }: Taka, scale: number): PayBar {
  return { from: from / scale, to: (to ?? scale) / scale, isOpen: to === undefined };
}
