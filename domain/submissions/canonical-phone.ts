import { toLatinDigits } from '#content/formats/bengali-digits.ts';

/** Shorter texts are no phone number that would identify somebody. */
const minDigits = 8;

/**
 * Returns a phone number in one spelling: digits only, with the country's code. A number without one is Bangladesh's.
 *
 * @param text as typed, with Latin or Bengali digits: `+880 1700-000000`, `০১৭০০ ০০০০০০`
 * @returns `8801700000000`; undefined for fewer than 8 digits
 */
export function canonicalPhone(text: string): string | undefined {
  const plain = toLatinDigits(text.normalize('NFKC')).trim();
  const digits = plain.replace(/\D/g, '');
  if (digits.length < minDigits) return;
  if (digits.startsWith('00')) return withoutTrunkZero(digits.slice(2));
  if (plain.startsWith('+') || !digits.startsWith('0')) return withoutTrunkZero(digits);
  return `880${digits.slice(1)}`;
}

/** Some write the zero of a national number after the country's code: `+880 (0) 1700 …`. */
const withoutTrunkZero = (digits: string) => digits.replace(/^8800/, '880');
