import type { Item } from '#content/types/common.ts';
import styles from './mission-and-vision.module.css';

/** Mission and vision. Each takes half of the width. */
export function MissionAndVision({ beliefs }: { beliefs: readonly Item[] }) {
  return (
    <section className={styles.columns}>
      {beliefs.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
