import type { PostImage } from '#blog/content-service.ts';
import { buildPreviewSrc, previewWidth } from '#blog/picture-widths.ts';
import { getLanguage, localisePath } from '#content/language.ts';
import { getOgImageFile } from './og-image-file.ts';

/** The image in the preview of a link to a page. */
type PreviewImage = {
  /** The path on this site. */
  src: string;
  description: string;
  /** In pixels, if known. */
  width?: number | undefined;
  height?: number | undefined;
};

/**
 * The formats that services with link previews can display. None displays SVG, and not all support AVIF. The URL of a picture
 * ends with its width.
 */
const supportedFormats = /\.(?:gif|jpe?g|png|webp)(?:\?w=\d+)?$/i;
/** Narrower images are displayed as a thumbnail beside the text, if at all. */
const minWidthPx = 600;

/** Returns the size of a cover's JPEG, as far as it is known. */
function getPreviewSize({ width, height }: PostImage): { width?: number; height?: number } {
  if (!width || !height) return {};
  const scale = Math.min(1, previewWidth / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Returns the image for the preview of a page's link: for a post of a content service its cover, if it can be displayed large,
 * or else the blog's OG image; for all other pages the OG image that the build generates for them.
 *
 * @param page `name` is the title of the page, which the OG image shows as text
 */
export function getPreviewImage(page: {
  path: string;
  name: string;
  post?: { cover?: PostImage } | null | undefined;
}): PreviewImage {
  const { path, name, post } = page;
  const cover = post?.cover;
  if (cover && supportedFormats.test(cover.src) && (cover.width ?? minWidthPx) >= minWidthPx) {
    return {
      src: buildPreviewSrc(cover.src),
      description: cover.description || name,
      ...getPreviewSize(cover),
    };
  }
  // The posts of this repository have an illustration as their cover, and the build generates an OG image for each.
  const hasOgImage = !post || cover?.src.startsWith('/illustrations/');
  const ogImage = getOgImageFile(hasOgImage ? path : localisePath('/blog', getLanguage(path)));
  return { src: ogImage.path, description: name, width: ogImage.width, height: ogImage.height };
}
