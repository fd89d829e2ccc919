import type { BrowserContext } from '@playwright/test';

/**
 * What the oldest supported browser lacks (docs/browsers.md), by its owner: the functions of ECMAScript after 2022, and those of the
 * web platform that TypeScript's DOM library has and iOS 16 lacks.
 */
const newerFunctions: Record<string, string[]> = {
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'toArray',
    'forEach',
    'some',
    'find',
  ],
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
};

/** Removes newer functions before the scripts of each page run. */
export const removeNewerFunctions = (context: BrowserContext): Promise<void> =>
  removeFunctions(context, newerFunctions);

/**
 * Removes functions before the scripts of each page run.
 *
 * @param functions names of functions, by the object that has them: `{ 'Array.prototype': ['at'] }`
 */
export async function removeFunctions(
  context: BrowserContext,
  functions: Record<string, string[]>,
): Promise<void> {
  await context.addInitScript((removed) => {
    for (const [owner, names] of Object.entries(removed)) {
      const [first = '', ...rest] = owner.split('.');
      let object = (globalThis as Record<string, unknown>)[first] as Record<string, unknown>;
      for (const name of rest) object = object?.[name] as Record<string, unknown>;
      for (const name of names) if (object) delete object[name];
    }
  }, functions);
}
