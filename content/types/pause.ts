import type { LocalisedText } from './localised-text.ts';

/** A pause of a placement or a programme, during which nobody can apply. To end the pause, delete the property. */
export type Pause = {
  /** The first day of the pause in ISO 8601. */
  since: string;
  /** A sentence for the page and for "Can I go?": 'The host takes nobody before spring.' */
  reason: LocalisedText;
};
