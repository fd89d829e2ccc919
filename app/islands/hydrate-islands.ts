import { sleep } from '#app/browser/when-idle.ts';

/**
 * Hydrates all islands of the page. A page without islands doesn't load React.
 *
 * @returns whether every island has been hydrated
 */
export async function hydrateIslands(): Promise<boolean> {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (islands.length === 0) return true;
  try {
    const { hydrateIsland } = await import('./hydrate-island.tsx');
    // React has just been evaluated, for 40 ms on a slow phone: the browser may react to the visitor before hydration.
    await sleep(0);
    await Promise.all(islands.map(hydrateIsland));
    return true;
  } catch {
    // If their code can't be fetched, the islands stay plain HTML, which also works.
    return false;
  }
}
