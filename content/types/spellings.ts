/** Other spellings of a name, for the search. The search ignores case, spaces and hyphens. */
export type Spellings = {
  /** Names in Bengali script. The first is the usual one, which is displayed. */
  bengali: readonly [string, ...string[]];
  /** Names in Latin script: phonetic spellings, abbreviations and other names. */
  latin: readonly string[];
};
