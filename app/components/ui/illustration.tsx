import type { ComponentProps, CSSProperties } from 'react';
import { getIllustrationSize, getIllustrationSrc } from '#content/illustrations/illustrations.ts';
import type { Decoration } from '#content/types/picture.ts';

/**
 * One of our pictures, loaded as it comes near the screen unless `loading` says otherwise.
 *
 * @param description what it shows; left out, it is decoration and says nothing to a screen reader
 * @param focus for the CSS of the place: `object-position: var(--focus)`
 * @param width in CSS pixels, where no CSS sizes the picture; its own width when left out
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
  const own = getIllustrationSize(file);
  const shown = width ?? own.width;
  return (
    <img
      {...attributes}
      src={getIllustrationSrc(file)}
      alt={description}
      width={shown}
      height={Math.round((shown * own.height) / own.width)}
      loading={loading}
      {...(focus && { style: { '--focus': focus } as CSSProperties })}
    />
  );
}
