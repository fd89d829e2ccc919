import { sanitiseText } from '#domain/submissions/sanitise-text.ts';

/** Says that the acknowledgement didn't arrive, and why. */
export const formatRefusal = (refusal: string): string =>
  `Acknowledgement refused, so the e-mail address may be wrong: ${refusal}`;

/** Formats the notes of staff, a line each. */
export const formatNotes = (note: string): string =>
  note
    .split('\n')
    .map((line) => `Note: ${sanitiseText(line)}`)
    .join('\n');
