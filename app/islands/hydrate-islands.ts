/**
 * Hydrates the islands of the page, if it has any. React comes with the first of them.
 *
 * @returns whether all of them work now
 */
export async function hydrateIslands(): Promise<boolean> {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (islands.length === 0) return true;
  try {
    const { hydrateIsland } = await import('./hydrate-island.tsx');
    await Promise.all(islands.map(hydrateIsland));
    return true;
  } catch {
    // Without a network the islands stay plain HTML, which works.
    return false;
  }
}
