import { createContext } from 'react';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { LinkedFacts } from './linked-facts.ts';

/** The finder query of the displayed results, which the links in the rows lead on with. */
export const QueryContext = createContext<{
  query: FinderQuery;
  /** The query in its canonical form, which is made once for all rows. */
  queryString: string;
  linkedFacts: LinkedFacts;
}>({ query: { profile: {}, sort: 'fit', ignored: [] }, queryString: '', linkedFacts: new Map() });
