import type { IllustrationName } from '#content/illustrations/illustration-names.ts';

/** A decorative picture without alternative text. The text beside it says what it shows. */
export type Decoration = {
  file: IllustrationName;
  /** The CSS `object-position` when the picture is cropped. */
  focus?: string;
};

/** A picture with a meaning, which therefore has a description. */
export type Picture = Decoration & {
  /** The alternative text. */
  description: string;
};

/** A picture of a gallery, with the caption below it. */
export type GalleryPicture = Picture & { caption: string };

/** The colour of the text on a background: `light` on a dark one. */
export type Tone = 'dark' | 'light';

/** A picture as wide as the window. `sky` is the plain colour of its sky, which is the background of the text on it. */
export type Scene = Picture & { sky: string; tone: Tone };
