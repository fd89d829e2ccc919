import type { EngineName } from './tab.ts';

/** The engines besides Chromium that scripts/engines.mjs found or installed. */
export const otherEngines: readonly EngineName[] = [
  ...(process.env.FIREFOX ? (['firefox'] as const) : []),
  ...(process.env.WEBKIT_DRIVER ? (['webkit'] as const) : []),
];
