import type { ComponentProps } from 'react';
import { getSurfaceColor, isDarkSurface, type Surface } from './surface.ts';

/**
 * A section of a page with a background colour, and a text colour that is readable on it.
 *
 * @param props.space the vertical padding: `section` for large sections, `band` for bands of colour. If omitted, `className`
 *   has to set it.
 * @param props.containerClass a class for the centred container; `false` for full-width content without a container
 */
export function Section({
  surface = 'paper',
  space,
  containerClass,
  className,
  style,
  children,
  ...attributes
}: ComponentProps<'section'> & {
  surface?: Surface;
  space?: 'section' | 'band';
  containerClass?: string | undefined | false;
}) {
  return (
    <section
      {...attributes}
      className={[isDarkSurface(surface) && 'on-dark', space, className].filter(Boolean).join(' ')}
      style={{ background: getSurfaceColor(surface), ...style }}
    >
      {containerClass === false ? (
        children
      ) : (
        <div className={containerClass ? `container ${containerClass}` : 'container'}>
          {children}
        </div>
      )}
    </section>
  );
}
