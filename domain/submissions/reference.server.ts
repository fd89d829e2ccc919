import { randomInt } from 'node:crypto';

/** The characters 0, O, 1, I and L are left out, since people confuse them when they read or write a reference. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const createGroup = () =>
  Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Returns a new reference such as `OPR-7K4M-29QX`. It is random, and can't be guessed from others: there are 850 billion
 * possible references.
 */
export function createReference(): string {
  return `OPR-${createGroup()}-${createGroup()}`;
}

const referencePattern = new RegExp(`^OPR(-[${alphabet}]{4}){2}$`);

/** Whether a text has the format of `createReference`. */
export const isReference = (text: string): boolean => referencePattern.test(text);
