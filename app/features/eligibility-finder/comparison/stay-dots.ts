import type { OpportunityDuration } from '#domain/eligibility/opportunity.ts';

type Stay = Pick<OpportunityDuration, 'shortest' | 'longest'>;

/** The units of a dot, their length in months, and how many dots of that unit fit in a row. */
const rulers = [
  { unit: 'day', months: 12 / 365, maxDots: 14 },
  { unit: 'week', months: 84 / 365, maxDots: 14 },
  { unit: 'month', months: 1, maxDots: 24 },
  { unit: 'quarter', months: 3, maxDots: Number.POSITIVE_INFINITY },
] as const;

type StayRuler = { unit: (typeof rulers)[number]['unit']; months: number; dots: number };

/** A dot: the share that is filled (0 to 1), a ring up to the longest stay, or off. */
export type Dot = number | 'ring' | 'off';

/** The ruler with the smallest unit on which all stays fit. It has as many dots as the longest stay needs. */
export function chooseStayRuler(stays: readonly Stay[]): StayRuler {
  const longest = Math.max(...stays.map((stay) => stay.longest));
  const fittingRuler = rulers.find(({ months, maxDots }) => countDots(longest, months) <= maxDots);
  const { unit, months } = fittingRuler ?? rulers[3];
  return { unit, months, dots: countDots(longest, months) };
}

/** The dots of a stay: full up to the shortest stay, rings up to the longest. */
export function computeStayDots({ shortest, longest }: Stay, { months, dots }: StayRuler): Dot[] {
  return Array.from({ length: dots }, (_, index) => {
    const filled = roundToThousandths(shortest / months - index);
    if (filled > 0) return Math.min(1, filled);
    return index < countDots(longest, months) ? 'ring' : 'off';
  });
}

const countDots = (length: number, months: number) =>
  Math.ceil(roundToThousandths(length / months));

/** Rounding hides the error of converting days and weeks to months. */
const roundToThousandths = (number: number) => Math.round(number * 1000) / 1000;
