import type { Addresses } from './addresses.server.ts';
import type { PostImage } from './content-service.ts';
import {
  type WordPressMedia,
  type WordPressMediaFile,
  wordpressMedia,
} from './wordpress-answers.server.ts';

/** Wide enough for a card on a dense screen; the source set has the others. */
const preferredWidth = 1024;

/** Thumbnails that WordPress has cropped show another picture. */
function isSameShape(file: WordPressMediaFile, { media_details: full }: WordPressMedia): boolean {
  if (!full.width || !full.height) return true;
  return Math.abs(file.width / file.height - full.width / full.height) < 0.02;
}

/**
 * A post's featured picture with its sizes, on our origin.
 *
 * @param embedded the first element of `_embedded['wp:featuredmedia']`, whatever it is
 * @returns undefined when there is none, it was deleted, is not a picture (PDF), can carry script
 *   (SVG), or lies on another host
 */
export function featuredImage(embedded: unknown, addresses: Addresses): PostImage | undefined {
  const answer = wordpressMedia.safeParse(embedded);
  if (!answer.success) return;
  const media = answer.data;
  const source = addresses.image(media.source_url);
  if (!source) return;
  const files = new Map<number, { src: string; width: number; height: number }>();
  for (const file of media.media_details.sizes ?? []) {
    const src = addresses.image(file.source_url);
    if (src && isSameShape(file, media)) files.set(file.width, { ...file, src });
  }
  const sorted = [...files.values()].sort((a, b) => a.width - b.width);
  const chosen = sorted.find(({ width }) => width >= preferredWidth) ?? sorted.at(-1);
  const description = media.alt_text.trim();
  if (!chosen) {
    const { width, height } = media.media_details;
    return { src: source, description, ...(width && height && { width, height }) };
  }
  const { src, width, height } = chosen;
  const srcSet = sorted.map((file) => `${file.src} ${file.width}w`).join(', ');
  return { src, description, width, height, ...(sorted.length > 1 && { srcSet }) };
}
