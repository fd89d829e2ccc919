import { createContext, use } from 'react';

/** The query string of the page's URL, and functions that change it without a request to the server. */
type FinderNavigation = {
  /** Query string of the current URL: '?age=22'. */
  search: string;
  /** Shows the view of another URL as a new entry of the browser's history. */
  navigate: (url: string) => void;
  /** Replaces the URL of the current view. */
  replace: (url: string) => void;
};

export const FinderNavigationContext = createContext<FinderNavigation>({
  search: '',
  navigate: () => {},
  replace: () => {},
});

/** Returns the navigation of the finder that the component is in. */
export const useFinderNavigation = (): FinderNavigation => use(FinderNavigationContext);
