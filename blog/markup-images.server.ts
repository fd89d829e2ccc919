import { type Document, type Element, Text } from 'domhandler';
import { findByName, isInside, remove, replaceBy, turnInto } from './dom.server.ts';
import { buildPictureSources } from './picture-widths.ts';
import { maxDescriptionLength, truncate } from './plain-text.server.ts';
import type { PostTexts } from './post-texts.ts';
import type { Size, UrlRewriter } from './url-rewriter.server.ts';

/** A picture's file: its path on our origin, and its width in pixels where the content states it. */
type ImageSource = { path: string; width?: number };

const parsePositiveInteger = (text = '') =>
  /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;

/** Finds the largest of the files that WordPress has of a picture, from which our widths are made. */
function findLargestSource(
  { attribs }: Element,
  urlRewriter: UrlRewriter,
): ImageSource | undefined {
  const path = urlRewriter.rewriteImage(attribs.src ?? '');
  if (!path) return;
  const candidates = (attribs.srcset ?? '').split(/,\s+/).flatMap((candidate) => {
    const [url = '', width = ''] = candidate.trim().split(/\s+/);
    const candidatePath = urlRewriter.rewriteImage(url);
    return candidatePath && /^\d{1,5}w$/.test(width)
      ? [{ path: candidatePath, width: Number.parseInt(width, 10) }]
      : [];
  });
  const largest = candidates.sort((a, b) => a.width - b.width).at(-1);
  const isInSrcset = candidates.some((candidate) => candidate.path === path);
  const width = parsePositiveInteger(attribs.width);
  if (largest && (isInSrcset || largest.width >= (width ?? 0))) return largest;
  return { path, ...(width && { width }) };
}

/** The size in the names that WordPress gives to resized files, as in `boat-300x200.jpg`. */
const sizeInFileName = /-(\d{1,5})x(\d{1,5})\.\w+$/;

/** Returns the largest size, in pixels, that a picture is shown at, so that the page doesn't shift when the picture loads. */
function getDisplaySize(
  { attribs }: Element,
  path: string,
  urlRewriter: UrlRewriter,
): Partial<Size> {
  const width = parsePositiveInteger(attribs.width);
  const height = parsePositiveInteger(attribs.height);
  if (width && height) return { width, height };
  const [, nameWidth, nameHeight] = sizeInFileName.exec(path) ?? [];
  const size =
    nameWidth && nameHeight
      ? { width: Number(nameWidth), height: Number(nameHeight) }
      : urlRewriter.getImageSize?.(path);
  if (!size) return { ...(width && { width }), ...(height && { height }) };
  const { width: fileWidth, height: fileHeight } = size;
  if (width) return { width, height: Math.round((width * fileHeight) / fileWidth) };
  if (height) return { width: Math.round((height * fileWidth) / fileHeight), height };
  return size;
}

/** @returns the paths of the pictures whose size the content doesn't state, as `urlRewriter.rewriteImage` returns them */
export function findPicturesWithoutSize(tree: Document, urlRewriter: UrlRewriter): string[] {
  return findByName(tree, 'img').flatMap((image) => {
    const source = findLargestSource(image, urlRewriter);
    if (!source) return [];
    const { width, height } = getDisplaySize(image, source.path, urlRewriter);
    return width && height ? [] : [source.path];
  });
}

function applyImageSource(
  image: Element,
  { path, width }: ImageSource,
  urlRewriter: UrlRewriter,
): void {
  const { attribs } = image;
  const displaySize = getDisplaySize(image, path, urlRewriter);
  const fileWidth = width ?? urlRewriter.getImageSize?.(path)?.width ?? displaySize.width;
  const { src, srcSet } = buildPictureSources(path, fileWidth);
  delete attribs.srcset;
  const givenSizes = attribs.sizes;
  delete attribs.sizes;
  Object.assign(attribs, {
    alt: truncate((attribs.alt ?? '').trim(), maxDescriptionLength),
    ...(displaySize.width && { width: String(displaySize.width) }),
    ...(displaySize.height && { height: String(displaySize.height) }),
    ...(srcSet && {
      sizes:
        givenSizes ??
        `(max-width: ${displaySize.width ?? fileWidth}px) 100vw, ${displaySize.width ?? fileWidth}px`,
    }),
    loading: 'lazy',
    decoding: 'async',
    src,
    ...(srcSet && { srcset: srcSet }),
  });
}

/**
 * Makes pictures load from our own origin. A picture that can't is replaced by its alternative text, linked to the picture
 * where its URL can be used.
 */
export function rewriteImages(tree: Document, urlRewriter: UrlRewriter, texts: PostTexts): void {
  for (const image of findByName(tree, 'img')) {
    const source = findLargestSource(image, urlRewriter);
    if (source) {
      applyImageSource(image, source, urlRewriter);
      continue;
    }
    const { src = '', width, height } = image.attribs;
    // A counter of visits, which comes along with text that is copied from mails and other sites.
    const isPixel = width === '1' && height === '1';
    const alt = truncate((image.attribs.alt ?? '').trim(), maxDescriptionLength);
    const hasLink = src !== '' && !isPixel && !isInside(image, 'a');
    const href = hasLink ? urlRewriter.rewriteLink(src, false) : undefined;
    const text = new Text(alt || texts.picture);
    if (href?.startsWith('http')) {
      turnInto(image, 'a', { href, class: 'outside-media' }, text);
    } else if (alt) replaceBy(image, text);
    else remove(image);
  }
}
