import { formatNumber } from './format-number.ts';
import type { Stipend } from './types/stipend.ts';

/** Formats the amount of a stipend without its currency: '800–1,200', '1,800', '38,000+'. */
export function formatAmount({ from, to }: Pick<Stipend, 'from' | 'to'>): string {
  if (to === undefined) return `${formatNumber(from)}+`;
  return [...new Set([from, to])].map(formatNumber).join('–');
}
