import type { ReactElement } from 'react';
import { fetchOpportunities } from './fetch-opportunities.ts';
import { Finder, type FinderProps } from './finder.tsx';
import { preloadView } from './finder-views.ts';

/** @returns the element of the finder, after the code and the data of its first view have loaded */
export async function loadFinder(props: FinderProps): Promise<ReactElement> {
  const { view } = props.data;
  await Promise.all([preloadView(view), view === 'answer' && fetchOpportunities()]);
  return <Finder {...props} />;
}
