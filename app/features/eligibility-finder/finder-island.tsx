import type { ReactElement } from 'react';
import { Finder, preloadFinder } from './finder.tsx';
import type { FinderProps } from './use-finder.ts';

/** @returns the element of the finder, after its code and its data have loaded */
export async function loadFinder(props: FinderProps): Promise<ReactElement> {
  await preloadFinder();
  return <Finder {...props} />;
}
