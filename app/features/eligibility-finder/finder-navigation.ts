import { createContext, use } from 'react';

/** The query string of the page's URL, and functions that change it without a request to the server. */
type FinderNavigation = {
  /** Query string of the current URL: '?age=22'. */
  search: string;
  /** Replaces the URL of the current view. */
  replace: (url: string) => void;
};

export const FinderNavigationContext = createContext<FinderNavigation>({
  search: '',
  replace: () => {},
});

/** Returns the navigation of the finder that the component is in. */
export const useFinderNavigation = (): FinderNavigation => use(FinderNavigationContext);
