/** Marks, embeddings, overrides and isolates that change the direction of the text around them (Unicode UAX #9, 2). */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Line and paragraph separators, which tables and mail headers treat as the end of a line. */
const separators = /[\u2028\u2029]/g;

/**
 * Makes a text safe to display to staff. It removes the characters that make one text look like another, "gpj.exe"
 * like "exe.jpg", or that break a line. The store holds the original text.
 */
export const sanitiseText = (text: string): string =>
  text.replace(directionControls, '').replace(separators, ' ');
