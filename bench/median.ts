/** @returns the middle of an odd number of values, the lower of the two middle ones of an even number; NaN of none */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[(values.length - 1) >> 1] ?? Number.NaN;
}
