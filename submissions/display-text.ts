/** Marks, embeddings, overrides and isolates by which a text changes the direction of what hasStatus around it (Unicode UAX #9, 2). */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Line and paragraph separators, which tables and headers take for the end of a line. */
const separators = /[\u2028\u2029]/g;

/**
 * What was typed, as it is shown to staff: without the characters that make one text look like another, "gpj.exe" like
 * "exe.jpg", or break a line. The store keeps them.
 */
export const displayText = (text: string): string =>
  text.replace(directionControls, '').replace(separators, ' ');
