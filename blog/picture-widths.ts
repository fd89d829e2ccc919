/** What a picture of a post is made into, in pixels: from a phone's list to a wide screen with two pixels for one. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

const widest = Math.max(...pictureWidths);

/** Of a picture's widths, the one that is used where nothing chooses: its `src`. */
export const usualWidth = 960;

/** A picture is never enlarged: the next wider address has it in its own width. */
const nextWidth = (width: number) => pictureWidths.find((each) => each >= width) ?? widest;

/** Animations stay as they are, in one width. */
const mayMove = (path: string) => path.endsWith('.gif');

/** The address of a picture in one of its widths. @param path where it is as it came, on our origin */
const addressOf = (path: string, width: number) => `${path}?w=${width}`;

/**
 * The addresses of a picture for `<img>`.
 *
 * @param path where it is as it came, on our origin
 * @param width its own, in pixels; unknown for some
 */
export function pictureAddresses(
  path: string,
  width: number | undefined,
): { src: string; srcSet?: string } {
  const src = addressOf(path, Math.min(usualWidth, nextWidth(width ?? usualWidth)));
  if (width === undefined || mayMove(path)) return { src };
  const largest = Math.min(width, widest);
  const files = [...pictureWidths.filter((each) => each < largest), largest].map(
    (each) => `${addressOf(path, nextWidth(each))} ${each}w`,
  );
  return files.length > 1 ? { src, srcSet: files.join(', ') } : { src };
}

/** Whether a picture would be a blur if it were enlarged to fill a card. */
export const isSmall = ({ width }: { width?: number }) => width !== undefined && width < 200;
