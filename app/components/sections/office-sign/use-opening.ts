import { useEffect, useState } from 'react';
import { type Opening, openingAt } from './opening.ts';

/**
 * How the office stands while the page is open.
 *
 * @param atFirst as the server has said it
 */
export function useOpening(atFirst: Opening): Opening {
  const [opening, setOpening] = useState(atFirst);
  useEffect(() => {
    const timer = setInterval(() => setOpening(openingAt(new Date())), 60_000);
    return () => clearInterval(timer);
  }, []);
  return opening;
}
