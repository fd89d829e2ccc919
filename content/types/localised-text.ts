import type { Language } from '../language.ts';

/** A text that is written in both languages beside the figures it belongs to, because it comes and goes with them. */
export type LocalisedText = Readonly<Record<Language, string>>;
