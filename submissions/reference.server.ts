import { randomInt } from 'node:crypto';

/** Without 0, O, 1, I and L, which are mistaken for one another when read out or written down. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A new reference such as `OPR-7K4M-29QX`, which can't be guessed from others: one of 850 thousand million. */
export function createReference(): string {
  return `OPR-${group()}-${group()}`;
}

const reference = new RegExp(`^OPR(-[${alphabet}]{4}){2}$`);

/** Whether a text is one that `createReference` may have made. */
export const isReference = (text: string): boolean => reference.test(text);
