/** The most places at which a list is looked for. */
const maxStarts = 20;

/** Returns the index after the bracket that ends a list, or -1. Brackets in strings don't count. */
function findListEnd(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') {
      for (index += 1; index < text.length && text[index] !== '"'; index += 1) {
        if (text[index] === '\\') index += 1;
      }
    } else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return -1;
}

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
    for (const { index } of [...text.matchAll(/\[\s*[{\]]/g)].slice(0, maxStarts)) {
      const end = findListEnd(text, index);
      try {
        const json: unknown = JSON.parse(text.slice(index, end));
        return { json, noise: (text.slice(0, index) + text.slice(end)).trim() };
      } catch {}
    }
    throw error;
  }
}
