import { toLatinDigits } from '#content/formats/bengali-digits.ts';

const yearInDhaka = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dhaka' });

/** Returns the current year in Dhaka. Only the server calls it, since a visitor's clock and time zone may differ. */
export const getCopyrightYear = (): string => yearInDhaka.format(new Date());

/**
 * Reads the copyright year from the HTML of a page in either language.
 *
 * @returns undefined if the page has no footer
 */
export function parseCopyrightYear(html: string): string | undefined {
  const [, year] = /<span data-copyright-year="true">([\d০-৯]+)<\/span>/.exec(html) ?? [];
  return year && toLatinDigits(year);
}
