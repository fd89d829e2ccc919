import type { Surface } from '#app/components/layout/surface.ts';
import { Panel } from './panel.tsx';
import styles from './text-panel.module.css';

/** A panel with a single sentence in large type. */
export function TextPanel({
  text,
  ...panelProps
}: {
  title: string;
  text: string;
  surface: Surface;
}) {
  return (
    <Panel {...panelProps} className={styles.textPanel}>
      <p>{text}</p>
    </Panel>
  );
}
