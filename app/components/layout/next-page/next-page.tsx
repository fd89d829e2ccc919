import { lazy, Suspense, useEffect, useState } from 'react';
import { signs } from './signs.ts';

const Preparations = lazy(() =>
  import('./preparations.tsx').then((module) => ({ default: module.Preparations })),
);

/**
 * What makes the next page come at once. Its code is fetched with the visitor's first move, which is long before they
 * follow a link.
 */
export function NextPage() {
  const [first, setFirst] = useState<EventTarget | null>();

  useEffect(() => {
    const move = ({ target }: Event) => {
      for (const sign of signs) document.removeEventListener(sign, move);
      setFirst(target);
    };
    for (const sign of signs) document.addEventListener(sign, move, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, move);
    };
  }, []);

  return (
    first !== undefined && (
      <Suspense>
        <Preparations first={first} />
      </Suspense>
    )
  );
}
