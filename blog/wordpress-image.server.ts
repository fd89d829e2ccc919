import type { PostImage } from './content-service.ts';
import { buildPictureSources, defaultWidth } from './picture-widths.ts';
import { maxDescriptionLength, truncate } from './plain-text.server.ts';
import type { Size, UrlRewriter } from './url-rewriter.server.ts';
import { wordpressMediaSchema } from './wordpress-schemas.server.ts';

function scaleToDefaultWidth({ width, height }: Size): Size {
  const scale = Math.min(1, defaultWidth / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A post's featured picture in our widths, on our origin.
 *
 * @param embedded the first element of `_embedded['wp:featuredmedia']`, whatever it is
 * @returns undefined when there is none, it was deleted, is not a picture (PDF), can carry script
 *   (SVG), or lies on a host that is not named in the settings
 */
export function parseFeaturedImage(
  embedded: unknown,
  addresses: UrlRewriter,
): PostImage | undefined {
  const answer = wordpressMediaSchema.safeParse(embedded);
  if (!answer.success) return;
  const { source_url, alt_text, media_details } = answer.data;
  const source = addresses.rewriteImage(source_url);
  if (!source) return;
  const { width, height } = media_details;
  return {
    ...buildPictureSources(source, width),
    description: truncate(alt_text.trim(), maxDescriptionLength),
    ...(width && height && scaleToDefaultWidth({ width, height })),
  };
}
