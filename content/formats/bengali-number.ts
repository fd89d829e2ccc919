import { toBengaliDigits } from './bengali-digits.ts';

/**
 * Formats a number with Bengali digits, grouped by thousand, lakh and crore: 112000 as '১,১২,০০০'. It needs no `Intl`, so that
 * scripts of pages can use it. `bn.ts` formats numbers on the server; a test compares both.
 */
export function formatBengaliNumber(value: number): string {
  const [integer = '', fraction] = String(value).split('.');
  const grouped = integer.replaceAll(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
  return toBengaliDigits(fraction === undefined ? grouped : `${grouped}.${fraction}`);
}
