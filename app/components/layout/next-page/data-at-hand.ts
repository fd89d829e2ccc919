import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { opening, type PageData } from './opening.ts';

/** For so long a page's data is used without asking the server again, in milliseconds, as by the browser's own cache (server/static-files.ts). */
const lifetime = 60_000;

const kept = new Map<string, { data: Promise<PageData | undefined>; fetchedAt: number }>();

opening.dataOf = (path) => {
  // The router would fail, and say so, before the browser has begun.
  if (opening.isLeft?.()) return new Promise(() => {});
  const known = kept.get(path);
  return known && performance.now() - known.fetchedAt < lifetime ? known.data : undefined;
};

/**
 * Fetches what a page's loaders give and reads it, so that none of this is left to do when the page is opened. What is at hand
 * already isn't fetched again.
 *
 * @param path of a page
 * @param address of its data
 * @param priority `low` for what the visitor may want, and doesn't wait for
 * @returns settles when it is there, or can't be had
 */
export async function keepPageData(
  path: string,
  address: string,
  priority: 'low' | 'auto',
): Promise<void> {
  if (opening.dataOf?.(path)) return;
  const data = read(address, priority).catch(() => undefined);
  kept.set(path, { data, fetchedAt: performance.now() });
  if (!(await data)) kept.delete(path);
}

async function read(address: string, priority: 'low' | 'auto'): Promise<PageData | undefined> {
  const { status, body } = await fetch(address, { priority });
  if (status !== 200 || !body) return;
  const { value } = await decode(body, window);
  const routes = Object.entries(value as Record<string, { data?: unknown }>);
  // Redirects and failures are the router's to deal with.
  if (routes.length === 0 || !routes.every(([, result]) => 'data' in result)) return;
  return Object.fromEntries(routes.map(([id, { data }]) => [id, { type: 'data', result: data }]));
}
