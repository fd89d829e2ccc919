import { createContext } from 'react';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';

/**
 * The finder query of the displayed results. Only the links read it, because their URLs contain it. A memoised card whose
 * match is unchanged therefore doesn't render again when the query changes.
 */
export const QueryContext = createContext<{
  query: FinderQuery;
  /** The query in its canonical form, which is made once for all rows. */
  queryString: string;
}>({ query: { profile: {}, sort: 'fit', ignored: [] }, queryString: '' });
