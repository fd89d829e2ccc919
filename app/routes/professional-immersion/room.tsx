import type { ReactNode } from 'react';
import { type Ground, groundColor, isDark } from '#app/components/layout/ground.ts';
import styles from './room.module.css';

/** A room of the building, on a ground of its own. */
export function Room({
  title,
  ground,
  className,
  children,
}: {
  title: string;
  ground: Ground;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      className={[isDark(ground) && 'on-dark', styles.room, className].filter(Boolean).join(' ')}
      style={{ background: groundColor(ground) }}
    >
      <h2>{title}</h2>
      {children}
    </section>
  );
}
