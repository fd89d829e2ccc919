import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** What a page's loaders gave, as the router takes it: by the route's id. */
export type PageData = Record<string, DataStrategyResult>;

/** Told by what comes later than the page's own script (pages-ahead, carried-picture). */
export const opening: {
  /** What is at hand of a page's data, or on its way; without a query. */
  dataOf?: (path: string) => Promise<PageData | undefined> | undefined;
  /** Whether the page is about to be loaded by the browser itself, without a network (offline/without-network.tsx). */
  isLeft?: (() => boolean) | undefined;
  /** Told once the code and the data of the next page are there, while the page that is left still stands. */
  leave?: ((path: string) => void) | undefined;
} = {};

/** The router's: between a click and the next page. */
export const openPage: MiddlewareFunction<PageData> = async (
  { url: { pathname, search } },
  next,
) => {
  const data = (!search && (await opening.dataOf?.(pathname))) || (await next());
  opening.leave?.(pathname);
  return data;
};
