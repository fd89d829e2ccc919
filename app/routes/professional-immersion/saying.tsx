import type { Surface } from '#app/components/layout/ground.ts';
import { Panel } from './room.tsx';
import styles from './saying.module.css';

/** A room with one sentence on its wall. */
export function TextPanel({ text, ...panelProps }: { title: string; text: string; surface: Surface }) {
  return (
    <Panel {...panelProps} className={styles.textPanel}>
      <p>{text}</p>
    </Panel>
  );
}
