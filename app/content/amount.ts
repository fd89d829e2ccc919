import type { Stipend } from './vocabulary/country.ts';

/** In numbers, without the currency: '800-1,200', '1,800', '38,000+'. */
export function amountText({ from, to }: Pick<Stipend, 'from' | 'to'>): string {
  const [least, most] = [from, to].map((amount) => amount?.toLocaleString('en'));
  return most === undefined ? `${least}+` : [...new Set([least, most])].join('-');
}
