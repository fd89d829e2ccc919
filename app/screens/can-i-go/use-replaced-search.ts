import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The query of the page's address, which may be replaced without the router: it would fetch and render the whole page
 * anew at each change of a control. The router reads the address when it needs it the next time.
 *
 * @returns '?age=22', and what replaces it: '/global-programs?age=23'
 */
export function useReplacedSearch(): [string, (address: string) => void] {
  const location = useLocation();
  const [replaced, setReplaced] = useState({ location, search: location.search });
  const search = replaced.location === location ? replaced.search : location.search;
  return [
    search,
    (address) => {
      history.replaceState(history.state, '', address);
      setReplaced({ location, search: new URL(address, document.baseURI).search });
    },
  ];
}
