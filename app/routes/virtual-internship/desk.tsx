import type { ReactNode } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './desk.module.css';

/** A room with words on its wall, and a desk that runs from the picture across the window. */
export function Desk({
  room,
  picture,
  children,
}: {
  /** `evening` opens the page, `night` ends it. */
  room: 'evening' | 'night';
  picture: Picture;
  children: ReactNode;
}) {
  const opens = room === 'evening';
  return (
    <section className={`on-dark ${styles.desk} ${styles[room]}`}>
      <div className="container">
        <div className={styles.words}>{children}</div>
      </div>
      <div className={styles.picture}>
        <Illustration {...picture} {...(opens && { loading: 'eager', fetchPriority: 'high' })} />
      </div>
    </section>
  );
}
