/** A page's picture where a link to it is shared: a file of the build (scripts/share-cards.ts). */
export type ShareCard = { path: string; width: number; height: number };

/**
 * Where the share card of a page is.
 *
 * @param path the page's: '/global-programs/study-abroad' has /share/global-programs-study-abroad.png, '/' home.png
 * @returns its address and its size in pixels
 */
export function shareCardOf(path: string): ShareCard {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return { path: `/share/${name}.png`, width: 1200, height: 630 };
}
