import type { OptionStipend } from '#domain/eligibility/option.ts';

type Taka = OptionStipend['taka'];

/** From where to where a bar goes, in parts of the scale; `isOpen`: it goes on. */
export type PayBar = { from: number; to: number; isOpen: boolean };

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
/** How much further than its figure "or more" is drawn at least. */
const more = 1.2;

/** The end of the scale on which all of these are drawn: a round number of taka. */
export function payScale(amounts: readonly Taka[]): number {
  const most = Math.max(...amounts.map(({ from, to = from * more }) => to));
  const power = 10 ** Math.floor(Math.log10(most));
  return (steps.find((step) => step * power >= most) ?? 10) * power;
}

/** One of them on that scale. */
export function payBar({ from, to }: Taka, scale: number): PayBar {
  return { from: from / scale, to: (to ?? scale) / scale, isOpen: to === undefined };
}
