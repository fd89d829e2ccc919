import type { Addresses, Size } from './addresses.server.ts';
import type { PostImage } from './content-service.ts';
import { pictureAddresses, usualWidth } from './picture-widths.ts';
import { maxDescription, shorten } from './plain-text.server.ts';
import { wordpressMedia } from './wordpress-answers.server.ts';

function sizeOfSrc({ width, height }: Size): Size {
  const scale = Math.min(1, usualWidth / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A post's featured picture in our widths, on our origin.
 *
 * @param embedded the first element of `_embedded['wp:featuredmedia']`, whatever it is
 * @returns undefined when there is none, it was deleted, is not a picture (PDF), can carry script
 *   (SVG), or lies on a host that is not named in the settings
 */
export function featuredImage(embedded: unknown, addresses: Addresses): PostImage | undefined {
  const answer = wordpressMedia.safeParse(embedded);
  if (!answer.success) return;
  const { source_url, alt_text, media_details } = answer.data;
  const source = addresses.image(source_url);
  if (!source) return;
  const { width, height } = media_details;
  return {
    ...pictureAddresses(source, width),
    description: shorten(alt_text.trim(), maxDescription),
    ...(width && height && sizeOfSrc({ width, height })),
  };
}
