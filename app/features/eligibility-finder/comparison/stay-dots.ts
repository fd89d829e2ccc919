import type { OpportunityDuration } from '#domain/eligibility/opportunity.ts';

type Stay = Pick<OpportunityDuration, 'shortest' | 'longest'>;

/** What one dot is, in months, and how many dots of it a row takes at most. */
const rulers = [
  { unit: 'day', months: 12 / 365, most: 14 },
  { unit: 'week', months: 84 / 365, most: 14 },
  { unit: 'month', months: 1, most: 24 },
  { unit: 'quarter', months: 3, most: Number.POSITIVE_INFINITY },
] as const;

export type StayRuler = { unit: (typeof rulers)[number]['unit']; months: number; dots: number };

/** A dot: how much of it is full (0 to 1), or a ring where one may stay so long, or dark. */
export type Dot = number | 'ring' | 'off';

/** The finest ruler on which all of these can be read, of as many dots as the longest takes. */
export function chooseStayRuler(stays: readonly Stay[]): StayRuler {
  const longest = Math.max(...stays.map((stay) => stay.longest));
  const fitting = rulers.find(({ months, most }) => countDots(longest, months) <= most);
  const { unit, months } = fitting ?? rulers[3];
  return { unit, months, dots: countDots(longest, months) };
}

/** Full up to the shortest stay, rings up to the longest. */
export function computeStayDots({ shortest, longest }: Stay, { months, dots }: StayRuler): Dot[] {
  return Array.from({ length: dots }, (_, index) => {
    const full = roundToThousandths(shortest / months - index);
    if (full > 0) return Math.min(1, full);
    return index < countDots(longest, months) ? 'ring' : 'off';
  });
}

const countDots = (length: number, months: number) =>
  Math.ceil(roundToThousandths(length / months));

/** A week is no exact part of a month. */
const roundToThousandths = (number: number) => Math.round(number * 1000) / 1000;
