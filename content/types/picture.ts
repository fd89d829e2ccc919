import type { IllustrationName } from '#content/illustrations/illustrations.ts';

/** A picture that only decorates: whatever it shows is said beside it. */
export type Decoration = {
  file: IllustrationName;
  /** The part that a narrower frame keeps, as CSS `object-position`. */
  focus?: string;
};

/** A picture that says something. */
export type Picture = Decoration & {
  /** What is to be seen, for those who don't see it. */
  description: string;
};

/** A picture of a gallery, with the words below it. */
export type GalleryPicture = Picture & { caption: string };

/** The colour of the text on a ground: `light` on a dark one. */
export type Tone = 'dark' | 'light';

/** A picture as wide as the window, with the flat colour of its sky, which the text on it stands on. */
export type Scene = Picture & { sky: string; tone: Tone };
