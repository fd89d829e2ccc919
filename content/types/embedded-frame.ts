/** The heights of an embedded page in pixels. */
export type FrameHeights = {
  wide: number;
  /** The height in windows up to 768 px wide. */
  narrow: number;
};
