import { figureText } from './figure.ts';
import type { Stipend } from './types/country.ts';

/** In numbers, without the currency: '800-1,200', '1,800', '38,000+'. */
export function amountText({ from, to }: Pick<Stipend, 'from' | 'to'>): string {
  if (to === undefined) return `${figureText(from)}+`;
  return [...new Set([from, to])].map(figureText).join('-');
}
