/** What the page says, which the browser reads before React takes the page over: a visitor's clock and time zone are their own. */
const printed = globalThis.document?.querySelector('[data-copyright-year]')?.textContent;

const yearInDhaka = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Dhaka' });

/** The year that the footer ends with: the server's, in Dhaka; in the browser the one that the page came with. */
export function copyrightYear(): string {
  return printed ?? yearInDhaka.format(new Date());
}

/** @returns the year that a page was made in, or undefined when the HTML has none */
export function copyrightYearOf(html: string): string | undefined {
  return /<span data-copyright-year="true">(\d+)<\/span>/.exec(html)?.[1];
}
