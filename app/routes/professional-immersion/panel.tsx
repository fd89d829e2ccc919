import type { ReactNode } from 'react';
import { getSurfaceColor, isDarkSurface, type Surface } from '#app/components/layout/surface.ts';
import styles from './panel.module.css';

/** A room of the building, with its own background colour. */
export function Panel({
  title,
  surface,
  className,
  children,
}: {
  title: string;
  surface: Surface;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      className={[isDarkSurface(surface) && 'on-dark', styles.panel, className]
        .filter(Boolean)
        .join(' ')}
      style={{ background: getSurfaceColor(surface) }}
    >
      <h2>{title}</h2>
      {children}
    </section>
  );
}
