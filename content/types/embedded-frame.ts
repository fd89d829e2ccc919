/** A page of another site, or of our own in its place, that a page shows in a frame. */
export type EmbeddedFrameTexts = {
  /** What is in it, for those who don't see it. */
  title: string;
  /** While it loads. */
  loading: string;
  /** Before and in the link that opens it in a new tab (requirements 8). */
  fallback: { text: string; link: string };
};

/** In pixels. */
export type FrameHeights = {
  wide: number;
  /** At 768 px or narrower. */
  narrow: number;
};
