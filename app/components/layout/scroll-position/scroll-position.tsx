import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/**
 * Back leads to where one was. `ScrollRestoration` would also write a script into every page, which does for a page that is
 * loaded anew what browsers do by themselves.
 */
export function ScrollPosition() {
  useScrollRestoration();
  return null;
}
