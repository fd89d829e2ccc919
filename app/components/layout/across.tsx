import type { CSSProperties, ReactNode } from 'react';
import { type Ground, groundColor } from './ground.ts';

/**
 * What lies half on the ground above it and half on the one below, such as a ticket: the two sections don't
 * know of it. Inside, `--above` and `--below` are the two colours.
 */
export function Across({
  above,
  below,
  className,
  children,
}: {
  above: Ground;
  below: Ground;
  className?: string | undefined;
  children: ReactNode;
}) {
  const grounds = { '--above': groundColor(above), '--below': groundColor(below) };
  return (
    <div className={className ? `across ${className}` : 'across'} style={grounds as CSSProperties}>
      <div className="container">{children}</div>
    </div>
  );
}
