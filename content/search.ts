import { search as bengali } from './bn/search.ts';
import { createSearchWording } from './create-search-wording.ts';
import { search as english } from './en/search.ts';

/** The texts of the search in each language, for the server (requirements, "Search"). */
export const search = { en: createSearchWording(english), bn: createSearchWording(bengali) };
