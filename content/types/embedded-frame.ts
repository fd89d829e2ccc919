/** The texts of an embedded page, which is either an external page or our own in its place. */
export type EmbeddedFrameTexts = {
  /** The accessible name of the iframe. */
  title: string;
  /** Shown while it loads. */
  loading: string;
  /** The link that opens the page in a new tab, and the text that precedes it (requirements 8). */
  fallback: { text: string; link: string };
};

/** The heights of an embedded page in pixels. */
export type FrameHeights = {
  wide: number;
  /** The height in windows up to 768 px wide. */
  narrow: number;
};
