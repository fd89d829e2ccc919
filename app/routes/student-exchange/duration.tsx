import { ActionLinks } from '#app/components/sections/action-links.tsx';
import type { Action, Metric } from '#content/types/common.ts';
import styles from './duration.module.css';
import { SplitSection } from './split-section.tsx';

/** Shows the length of the stay in very large type, and beside it the introduction and the links. */
export function Duration({
  stay,
  lede,
  actions,
}: {
  stay: Metric;
  lede: string;
  actions: readonly Action[];
}) {
  return (
    <SplitSection
      isDark
      home={
        <p className={styles.figure}>
          <b>{stay.number}</b> {stay.label}
        </p>
      }
      abroad={
        <>
          <p className={`lead ${styles.lead}`}>{lede}</p>
          <ActionLinks actions={actions} onDark />
        </>
      }
    />
  );
}
