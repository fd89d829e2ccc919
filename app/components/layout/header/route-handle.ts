import type { Tone } from '#content/types/picture.ts';

/** The fields of a route module's `handle` export that concern the header. */
export type RouteHandle = {
  /** `light` for a page that starts with a dark surface. */
  headerTone?: Tone;
  /** Whether a script changes the header's `data-tone`, as the home page's slideshow does. */
  changesTone?: boolean;
};
