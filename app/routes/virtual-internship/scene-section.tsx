import type { ReactNode } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './scene-section.module.css';

/** A section that looks like a room, with text on its wall. The desk in the picture continues across the window. */
export function SceneSection({
  timeOfDay,
  picture,
  children,
}: {
  /** `evening` is the first section of the page, whose picture loads eagerly. `night` is the last. */
  timeOfDay: 'evening' | 'night';
  picture: Picture;
  children: ReactNode;
}) {
  const isFirst = timeOfDay === 'evening';
  return (
    <section className={`on-dark ${styles.section} ${styles[timeOfDay]}`}>
      <div className="container">
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.picture}>
        <Illustration {...picture} {...(isFirst && { loading: 'eager', fetchPriority: 'high' })} />
      </div>
    </section>
  );
}
