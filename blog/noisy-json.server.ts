/** The most places at which a list is tried to begin, and to end. */
const maxTries = 8;

/**
 * Reads JSON. If something else stands around it, as plug-ins of WordPress print notices and comments, reads the list within.
 *
 * @returns `noise` is what stands around the list; empty when there is nothing but byte order marks
 * @throws SyntaxError when there is neither JSON nor a list of objects
 */
export function parseNoisyJson(text: string): { json: unknown; noise?: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    const starts = [...text.matchAll(/\[\s*[{\]]/g)].slice(0, maxTries);
    const ends = [...text.matchAll(/[}[]\s*\]/g)].slice(-maxTries).reverse();
    for (const { index: start } of starts) {
      for (const { index, 0: brackets } of ends) {
        const end = index + brackets.length;
        try {
          const json: unknown = JSON.parse(text.slice(start, end));
          return { json, noise: (text.slice(0, start) + text.slice(end)).trim() };
        } catch {}
      }
    }
    throw error;
  }
}
