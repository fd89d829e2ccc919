import type { Language } from '../language.ts';

/** A text that is written in both languages beside the figures it belongs to, because both are added and removed together. */
export type LocalisedText = Readonly<Record<Language, string>>;
