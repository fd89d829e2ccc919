import type { ReactElement } from 'react';
import { Finder, type FinderProps, preloadFinder } from './finder.tsx';

/** @returns the element of the finder, after its code and its data have loaded */
export async function loadFinder(props: FinderProps): Promise<ReactElement> {
  await preloadFinder();
  return <Finder {...props} />;
}
