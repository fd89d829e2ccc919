import { createContext } from 'react';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';

/**
 * The question that is answered. Every link of an answer carries it on, and they alone take it from here: a card of which
 * the same is missing as before is not rendered again.
 */
export const QueryContext = createContext<FinderQuery>({
  profile: {},
  sort: 'fit',
  compare: [],
  ignored: [],
});
