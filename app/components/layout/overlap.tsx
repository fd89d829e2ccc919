import type { CSSProperties, ReactNode } from 'react';
import { getSurfaceColor, type Surface } from './surface.ts';

/**
 * A row that overlaps the sections above and below it by half its height each, such as a bar of facts. Its own background has
 * the colours of both surfaces. Its content may use them as `--above` and `--below`.
 */
export function Overlap({
  above,
  below,
  className,
  children,
}: {
  above: Surface;
  below: Surface;
  className?: string | undefined;
  children: ReactNode;
}) {
  const colors = { '--above': getSurfaceColor(above), '--below': getSurfaceColor(below) };
  return (
    <div className={className ? `overlap ${className}` : 'overlap'} style={colors as CSSProperties}>
      <div className="container">{children}</div>
    </div>
  );
}
