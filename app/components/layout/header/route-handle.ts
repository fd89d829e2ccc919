import type { Tone } from '#content/types/picture.ts';

/** The fields of a route module's `handle` export that concern the header. */
export type RouteHandle<LoaderData = unknown> = {
  /** `light` for a page that starts with a dark surface. */
  headerTone?: Tone;
  /** Whether a script changes the header's `data-tone`, as the home page's slideshow does. */
  changesTone?: boolean;
  /** Returns where the language switch leads, as an English path, if the page has no version in the other language. */
  getSwitchPath?: (loaderData: LoaderData) => string | undefined;
};
