import { createContext } from 'react';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';

/**
 * The finder query of the displayed results. Only the links read it, because their URLs contain it. A memoised card whose
 * match is unchanged therefore doesn't render again when the query changes.
 */
export const QueryContext = createContext<FinderQuery>({
  profile: {},
  sort: 'fit',
  ignored: [],
});
