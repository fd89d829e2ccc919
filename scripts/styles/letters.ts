const digits = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A number written in letters: 0 is a, 51 is Z, 52 is ba. */
export function inLetters(number: number): string {
  const last = digits[number % digits.length] ?? '';
  return number < digits.length ? last : inLetters(Math.floor(number / digits.length)) + last;
}
