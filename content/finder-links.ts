import type { Action } from './types/common.ts';

/*
 * The links to "Can I go?" from other pages. Their queries have the names of the finder's own fields
 * (domain/eligibility/finder-query.ts), with the country or the programme of the page filled in.
 */

/** A query that shows the programmes that no country limits. */
export const programmesWithoutCountry = 'where=anywhere&show=no-country';

/**
 * Creates the link of a page to "Can I go?".
 *
 * @param name the question: 'Can I go to Germany?'
 * @param query what is filled in: 'where=germany'
 */
export const createFinderLink = (name: string, query: string): Action => ({
  to: `/global-programs?${query}`,
  name,
});
