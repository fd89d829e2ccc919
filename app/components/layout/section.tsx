import type { ComponentProps } from 'react';
import { getSurfaceColor, isDarkSurface, type Surface } from './surface.ts';

/**
 * A part of a page on a ground of its own, with the text colour that is read on it.
 *
 * @param props.space above and below: between large parts (`section`), in a band of colour (`band`), or what
 *   the section's own stylesheet sets
 * @param props.inside a class for the column in its middle; `false`: no column, the content reaches the edges
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
