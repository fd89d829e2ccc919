const yearInDhaka = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dhaka' });

/** The year that the footer ends with: the server's, in Dhaka, where a visitor's clock and time zone are their own. */
export const getCopyrightYear = (): string => yearInDhaka.format(new Date());

/** @returns the year that a page was made in, or undefined when the HTML has none */
export function parseCopyrightYear(html: string): string | undefined {
  return /<span data-copyright-year="true">(\d+)<\/span>/.exec(html)?.[1];
}
