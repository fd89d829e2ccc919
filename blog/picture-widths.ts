/** The widths that pictures of posts are resized to, in pixels: from a list on a phone to a wide screen with double density. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

const maxWidth = Math.max(...pictureWidths);

/** The width of a picture's `src`, which is used where `srcset` isn't. */
export const defaultWidth = 960;

/**
 * Returns the smallest of our widths that isn't below the given one, or the largest. Pictures are never enlarged, so a picture
 * that is narrower than the width in its URL keeps its own width.
 */
const findNextWidth = (width: number) => pictureWidths.find((each) => each >= width) ?? maxWidth;

/** Animations aren't resized, so they have one width. */
const canBeAnimated = (path: string) => path.endsWith('.gif');

/** The width of the JPEG that previews of a link show. It isn't above `defaultWidth`, at which a cover's size is known. */
export const previewWidth = 900;

/** The width of a picture that a link leads to, as to that of a gallery: a large screen's. */
export const linkedWidth = 2560;

/** @param path the original's path on our origin */
export const buildLinkedPictureUrl = (path: string): string => buildPictureUrl(path, linkedWidth);

/** Returns the URL of the JPEG of a picture for previews of a link. LinkedIn, and some versions of WhatsApp, show no WebP. */
export const buildPreviewSrc = (src: string): string =>
  src.replace(/\?w=\d+$/, `?w=${previewWidth}`);

/** @param path the original's path on our origin */
const buildPictureUrl = (path: string, width: number) => `${path}?w=${width}`;

/**
 * Builds the URLs of a picture for `<img>`.
 *
 * @param path the original's path on our origin
 * @param width the original's width in pixels, if known
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

/** Whether a picture would be blurred if it were enlarged to fill a card. */
export const isSmall = ({ width }: { width?: number }) => width !== undefined && width < 200;
