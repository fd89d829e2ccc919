import { reportBrowserError } from '#app/browser/report-browser-error.ts';
import { sleep } from '#app/browser/when-idle.ts';

/**
 * Hydrates all islands of the page. A page without islands doesn't load React. An island that fails is plain HTML, which also
 * works, and the others aren't concerned.
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
    const results = await Promise.all(
      islands.map((island) => hydrateIsland(island).catch(handleError)),
    );
    return !results.includes(false);
  } catch (error) {
    return handleError(error);
  }
}

function handleError(error: unknown): false {
  reportBrowserError(error);
  return false;
}
