import type { PostImage } from '#blog/content-service.ts';
import { getOgImageFile } from './og-image-file.ts';

/** The picture that stands for a page where a link to it is shared. */
export type PreviewImage = {
  /** On this site. */
  src: string;
  description: string;
  /** In pixels, where known. */
  width?: number | undefined;
  height?: number | undefined;
};

/** What services that show previews can draw: not SVG, of which our own illustrations are made, and not all know AVIF. */
const supportedFormats = /\.(?:gif|jpe?g|png|webp)$/i;
/** Narrower pictures are shown as a stamp beside the text, if at all. In pixels. */
const minWidthPx = 600;

/**
 * The picture of a page's preview: its share card, or the own picture of a content service's post where that can be
 * shown large.
 *
 * @param page `name`: what the page is called; the card has it as text
 */
export function getPreviewImage(page: {
  path: string;
  name: string;
  post?: { cover?: PostImage } | null | undefined;
}): PreviewImage {
  const { path, name, post } = page;
  const cover = post?.cover;
  if (cover && supportedFormats.test(cover.src) && (cover.width ?? minWidthPx) >= minWidthPx) {
    const { src, description, width, height } = cover;
    return { src, description: description || name, width, height };
  }
  // The posts of this repository have our illustrations, and a card each.
  const hasCard = !post || cover?.src.startsWith('/illustrations/');
  const card = getOgImageFile(hasCard ? path : '/blog');
  return { src: card.path, description: name, width: card.width, height: card.height };
}
