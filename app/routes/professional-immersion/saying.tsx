import type { Ground } from '#app/components/layout/ground.ts';
import { Room } from './room.tsx';
import styles from './saying.module.css';

/** A room with one sentence on its wall. */
export function Saying({ text, ...room }: { title: string; text: string; ground: Ground }) {
  return (
    <Room {...room} className={styles.saying}>
      <p>{text}</p>
    </Room>
  );
}
