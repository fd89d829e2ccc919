const regionalIndicatorA = 0x1f1e6;

/**
 * The country that a flag emoji stands for: '🇩🇪' is 'de'.
 *
 * @returns ISO 3166-1 alpha-2 in lower case
 */
export function countryCodeOf(flag: string): string {
  const letters = Array.from(flag, (symbol) => (symbol.codePointAt(0) ?? 0) - regionalIndicatorA);
  return String.fromCharCode(...letters.map((letter) => 'a'.charCodeAt(0) + letter));
}
