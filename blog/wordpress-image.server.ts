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
 * Converts a post's featured picture into URLs on our origin.
 *
 * @param embedded the first element of `_embedded['wp:featuredmedia']`, not validated
 * @returns undefined when there is none, it was deleted, is not a picture (PDF), can carry scripts (SVG), or is on a host that
 *   the settings don't allow
 */
export function parseFeaturedImage(
  embedded: unknown,
  urlRewriter: UrlRewriter,
): PostImage | undefined {
  const result = wordpressMediaSchema.safeParse(embedded);
  if (!result.success) return;
  const { source_url, alt_text, media_details } = result.data;
  const path = urlRewriter.rewriteImage(source_url);
  if (!path) return;
  const { width, height } = media_details;
  return {
    ...buildPictureSources(path, width),
    description: truncate(alt_text.trim(), maxDescriptionLength),
    ...(width && height && scaleToDefaultWidth({ width, height })),
  };
}
