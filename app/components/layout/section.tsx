import type { ComponentProps } from 'react';
import { type Ground, groundColor, isDark } from './ground.ts';

/**
 * A part of a page on a ground of its own, with the text colour that is read on it.
 *
 * @param props.space above and below: between large parts (`section`), in a band of colour (`band`), or what
 *   the section's own stylesheet sets
 * @param props.inside a class for the column in its middle; `false`: no column, the content reaches the edges
 */
export function Section({
  ground = 'paper',
  space,
  inside,
  className,
  style,
  children,
  ...attributes
}: ComponentProps<'section'> & {
  ground?: Ground;
  space?: 'section' | 'band';
  inside?: string | undefined | false;
}) {
  return (
    <section
      {...attributes}
      className={[isDark(ground) && 'on-dark', space, className].filter(Boolean).join(' ')}
      style={{ background: groundColor(ground), ...style }}
    >
      {inside === false ? (
        children
      ) : (
        <div className={inside ? `container ${inside}` : 'container'}>{children}</div>
      )}
    </section>
  );
}
