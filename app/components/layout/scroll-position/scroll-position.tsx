import { useEffect, useState } from 'react';
import { ScrollRestoration } from 'react-router';

/**
 * Back leads to where one was. Not from the server: its script in every page would do for a page that is loaded anew what
 * browsers do by themselves.
 */
export function ScrollPosition() {
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  return runs && <ScrollRestoration />;
}
