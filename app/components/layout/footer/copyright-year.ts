import { toDhakaDay } from '#common/dhaka-time.ts';
import { toLatinDigits } from '#content/formats/bengali-digits.ts';

/** Returns the current year in Dhaka. Only the server calls it, since a visitor's clock and time zone may differ. */
export const getCopyrightYear = (): string => toDhakaDay(new Date().toISOString()).slice(0, 4);

/**
 * Reads the copyright year from the HTML of a page in either language.
 *
 * @returns undefined if the page has no footer
 */
export function parseCopyrightYear(html: string): string | undefined {
  const [, year] = /<span data-copyright-year="true">([\d০-৯]+)<\/span>/.exec(html) ?? [];
  return year && toLatinDigits(year);
}
