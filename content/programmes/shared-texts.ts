import { shared as bengali } from '../bn/programmes/shared.ts';
import { shared as english } from '../en/programmes/shared.ts';

/** The texts that the pages of programmes share, in each language. */
export const sharedTexts = { en: english, bn: bengali };
