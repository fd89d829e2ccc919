/** @returns the middle value; the lower of the two middle ones if their number is even; NaN if there is none */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[(values.length - 1) >> 1] ?? Number.NaN;
}
