import { toLatinDigits } from '#content/formats/bengali-digits.ts';
import { canonicalPhone } from '#domain/submissions/canonical-phone.ts';
import type { StoredSubmission } from '#domain/submissions/database/rows.server.ts';
import { formatSender } from './flat-submission.ts';

/** A text of digits, spaces and the signs of phone numbers is looked for in phone numbers, too. */
const phoneText = /^[\d\s+().-]+$/;

/** Fewer digits would find everybody. */
const minDigits = 4;

/** One spelling for comparison: Bengali vowel signs composed alike, Latin digits, lower case. */
const fold = (text: string) => toLatinDigits(text.normalize('NFKC')).toLowerCase();

const removeSigns = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Creates the test of `find`: whether a submission's name, e-mail address or reference has every word of a text, or its phone
 * number has the text's digits. Upper and lower case are alike, and so are Latin and Bengali digits.
 */
export function createTextMatcher(text: string): (submission: StoredSubmission) => boolean {
  const sought = fold(text);
  const words = sought.split(/\s+/).filter(Boolean);
  const digits = phoneText.test(sought) ? sought.replace(/\D/g, '').replace(/^0+/, '') : '';
  const canonical = digits && canonicalPhone(sought);
  return (submission) => {
    const person = fold(formatSender(submission));
    const reference = fold(submission.reference);
    if (words.every((word) => person.includes(word) || reference.includes(word))) return true;
    if (words.length === 1 && sought.length >= minDigits) {
      const plain = removeSigns(sought);
      if (plain.length >= minDigits && removeSigns(reference).includes(plain)) return true;
    }
    if (digits.length < minDigits) return false;
    const phone = fold(String(submission.answers.phone ?? ''));
    const known = canonicalPhone(phone) ?? phone.replace(/\D/g, '');
    return known === canonical || known.includes(digits);
  };
}
