/**
 * Formats an amount as the site does, with the currency code first: '1200-2400 USD' becomes 'USD 1,200–2,400'. The
 * specification's RMB, RM and baht are written as CNY, MYR and THB here.
 */
export function formatAmount(amount: string): string {
  const [figure = '', ...currency] = amount.split(' ');
  return `${currency.join(' ')} ${figure.replace(/\d{4,}/g, (number) => Number(number).toLocaleString('en')).replace('-', '–')}`;
}

/** Stipends a month, by country. */
export const stipends = {
  france: '800-1200 EUR',
  italy: '700-1100 EUR',
  spain: '750-1150 EUR',
  portugal: '650-950 EUR',
  'united-kingdom': '1200-1800 GBP',
  netherlands: '1000-1400 EUR',
  'new-zealand': '1200-1600 NZD',
  thailand: '25,000-35,000 THB',
  vietnam: '800-1200 USD',
  indonesia: '700-1100 USD',
  malaysia: '1000-2000 MYR',
  'hong-kong': '15,000-25,000 HKD',
} as const;

/** All amounts of money that the specification gives, by country. */
export const amounts: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(stipends).map(([country, stipend]) => [country, [formatAmount(stipend)]]),
  ),
  usa: [formatAmount('1200-2400 USD'), 'USD 38,000+'],
  germany: [formatAmount('800-1,300 EUR'), formatAmount('800-1,200 EUR')],
  denmark: [formatAmount('1600-2130 EUR'), formatAmount('200-250 EUR')],
  china: [formatAmount('1,800 CNY')],
  uae: [formatAmount('4,000-8,000 AED')],
  bahrain: [formatAmount('400-700 BHD')],
};
const amountPattern =
  /(?:EUR|USD|GBP|NZD|HKD|AED|BHD|CNY|MYR|THB|RMB|RM|[Bb]aht) \d(?:[\d,.–-]*\d)?\+?/g;

/**
 * Finds amounts of money that the specification doesn't give: on a country's page for that country, on other pages for any
 * country (requirements, "Figures that disagree").
 *
 * @param page path of the page
 * @param words text of the page
 */
export function findInventedAmounts(page: string, words: string): string[] {
  const country = /^\/destinations\/(.+)$/.exec(page)?.[1];
  const givenAmounts = country ? (amounts[country] ?? []) : Object.values(amounts).flat();
  // A rate such as 'EUR 1 (euro) = BDT 140' is no amount.
  const amountWords = words.replaceAll(/[A-Z]{3}\s1 \([^)]+\) =/g, '');
  return (amountWords.match(amountPattern) ?? []).filter(
    (amount) => !givenAmounts.includes(amount),
  );
}
