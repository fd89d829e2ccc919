import type { Tone } from '#content/types/picture.ts';

/** What a route module may export as `handle`, for the header on its page. */
export type RouteHandle = {
  /** `light` for a page whose first ground is dark. */
  headerTone?: Tone;
  /** Whether a script changes the header's `data-tone`, as the slideshow does. */
  changesTone?: boolean;
};
