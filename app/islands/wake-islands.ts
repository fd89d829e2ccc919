/** Hydrates the islands of the page, if it has any. React comes with the first of them. */
export async function wakeIslands(): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  if (islands.length === 0) return;
  try {
    const { wake } = await import('./wake.tsx');
    await Promise.all(islands.map(wake));
  } catch {
    // Without a network the islands stay plain HTML, which works.
  }
}
