/** The share of eligible opportunities (0 to 1), which moves the boat across the river. It is 0 if there are none. */
export function computeEligibleShare(eligible: number, total: number): number {
  return total === 0 ? 0 : eligible / total;
}
