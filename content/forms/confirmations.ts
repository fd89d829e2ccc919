import { confirmation as bengali } from '../bn/forms/confirmation.ts';
import { confirmation as english } from '../en/forms/confirmation.ts';

/** The texts that all confirmations share, in each language. For the server: the browser imports those of one language. */
export const confirmations = { en: english, bn: bengali };
