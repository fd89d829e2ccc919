import { createContext, use } from 'react';

/** The query of the page's address, and what changes it without a word to the server. */
export type FinderNavigation = {
  /** '?age=22' */
  search: string;
  /** Shows what another address asks for, as a page of its own in the browser's history. */
  navigate: (address: string) => void;
  /** Replaces the address of the view that is shown. */
  replace: (address: string) => void;
};

export const FinderNavigationContext = createContext<FinderNavigation>({
  search: '',
  navigate: () => {},
  replace: () => {},
});

export const useFinderNavigation = (): FinderNavigation => use(FinderNavigationContext);
