/**
 * How else people write a name that they look for. Capitals, spaces and hyphens make no difference.
 */
export type Spellings = {
  /** In Bengali letters, the usual one first: it is shown. */
  bengali: readonly [string, ...string[]];
  /** In Latin letters: by ear, abbreviated, or another name of the same. */
  latin: readonly string[];
};
