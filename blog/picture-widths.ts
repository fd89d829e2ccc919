/** What a picture of a post is made into, in pixels: from a phone's list to a wide screen with two pixels for one. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

const maxWidth = Math.max(...pictureWidths);

/** Of a picture's widths, the one that is used where nothing chooses: its `src`. */
export const defaultWidth = 960;

/** A picture is never enlarged: the next wider address has it in its own width. */
const findNextWidth = (width: number) => pictureWidths.find((each) => each >= width) ?? maxWidth;

/** Animations stay as they are, in one width. */
const canBeAnimated = (path: string) => path.endsWith('.gif');

/** The address of a picture in one of its widths. @param path where it is as it came, on our origin */
const buildPictureUrl = (path: string, width: number) => `${path}?w=${width}`;

/**
 * The addresses of a picture for `<img>`.
 *
 * @param path where it is as it came, on our origin
 * @param width its own, in pixels; unknown for some
 */
export function buildPictureSources(
  path: string,
  width: number | undefined,
): { src: string; srcSet?: string } {
  const src = buildPictureUrl(path, Math.min(defaultWidth, findNextWidth(width ?? defaultWidth)));
  if (width === undefined || canBeAnimated(path)) return { src };
  const largest = Math.min(width, maxWidth);
  const files = [...pictureWidths.filter((each) => each < largest), largest].map(
    (each) => `${buildPictureUrl(path, findNextWidth(each))} ${each}w`,
  );
  return files.length > 1 ? { src, srcSet: files.join(', ') } : { src };
}

/** Whether a picture would be a blur if it were enlarged to fill a card. */
export const isSmall = ({ width }: { width?: number }) => width !== undefined && width < 200;
