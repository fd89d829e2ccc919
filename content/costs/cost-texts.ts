import { costs as bengali } from '../bn/costs.ts';
import { costs as english } from '../en/costs.ts';

/** The id of the section with the costs, on every page that has this section. The search links to it. */
export const costsId = 'costs';

/** The texts of the lists of costs in each language. */
export const costTexts = { en: english, bn: bengali };
