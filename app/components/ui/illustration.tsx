import type { ComponentProps, CSSProperties } from 'react';
import { getIllustrationSize, getIllustrationSrc } from '#content/illustrations/illustrations.ts';
import type { Decoration } from '#content/types/picture.ts';

/**
 * An image from the site's illustrations. It is loaded lazily by default.
 *
 * @param props.description the alternative text; a decorative image has none
 * @param props.focus sets `--focus`, for a parent's CSS with `object-position: var(--focus)`
 * @param props.width in CSS pixels, if no CSS sets the size; by default the image's intrinsic width
 */
export function Illustration({
  file,
  description = '',
  focus,
  width,
  loading = 'lazy',
  ...attributes
}: Decoration & { description?: string; width?: number } & Pick<
    ComponentProps<'img'>,
    'className' | 'fetchPriority' | 'lang' | 'loading'
  >) {
  const intrinsic = getIllustrationSize(file);
  const displayedWidth = width ?? intrinsic.width;
  return (
    <img
      {...attributes}
      src={getIllustrationSrc(file)}
      alt={description}
      width={displayedWidth}
      height={Math.round((displayedWidth * intrinsic.height) / intrinsic.width)}
      loading={loading}
      {...(focus && { style: { '--focus': focus } as CSSProperties })}
    />
  );
}
