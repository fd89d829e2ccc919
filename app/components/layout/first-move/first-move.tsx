import { lazy, Suspense, useEffect, useState } from 'react';
import { signs } from './signs.ts';

const AfterFirstMove = lazy(() =>
  import('./after-first-move.tsx').then((module) => ({ default: module.AfterFirstMove })),
);

/** Waits for the visitor's first move. Code that nobody needs before is fetched then, so that a page's own script is small. */
export function FirstMove() {
  const [move, setMove] = useState<Event>();

  useEffect(() => {
    const types = [...signs, 'keydown'];
    const stop = () => {
      for (const type of types) document.removeEventListener(type, start);
    };
    const start = (event: Event) => {
      stop();
      setMove(event);
    };
    for (const type of types) document.addEventListener(type, start, { passive: true });
    return stop;
  }, []);

  return (
    move && (
      <Suspense>
        <AfterFirstMove move={move} />
      </Suspense>
    )
  );
}
