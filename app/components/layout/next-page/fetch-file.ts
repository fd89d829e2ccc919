/**
 * Fetches a file into the browser's cache. Not by `<link rel="prefetch">`: Safari has none, content blockers switch it off without
 * a word, and in Firefox it falls under `default-src` of the Content-Security-Policy, which allows nothing.
 *
 * @returns settles when it is there, or can't be had
 */
export async function fetchFile(address: string, priority: 'low' | 'auto'): Promise<void> {
  try {
    await (await fetch(address, { priority })).blob();
  } catch {
    // Without a network it is fetched when it is needed.
  }
}
