import type { Addresses } from './addresses.server.ts';
import type { PostImage } from './content-service.ts';
import { pictureAddresses } from './picture-widths.ts';
import { wordpressMedia } from './wordpress-answers.server.ts';

/**
 * A post's featured picture in our widths, on our origin.
 *
 * @param embedded the first element of `_embedded['wp:featuredmedia']`, whatever it is
 * @returns undefined when there is none, it was deleted, is not a picture (PDF), can carry script
 *   (SVG), or lies on another host
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
    description: alt_text.trim(),
    ...(width && height && { width, height }),
  };
}
