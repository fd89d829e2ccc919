import type { CSSProperties, ReactNode } from 'react';
import { getSurfaceColor, type Surface } from './surface.ts';

/**
 * What lies half on the ground above it and half on the one below, such as a ticket: the two sections don't
 * know of it. Inside, `--above` and `--below` are the two colours.
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
  const grounds = { '--above': getSurfaceColor(above), '--below': getSurfaceColor(below) };
  return (
    <div className={className ? `overlap ${className}` : 'overlap'} style={grounds as CSSProperties}>
      <div className="container">{children}</div>
    </div>
  );
}
