import type { Fact } from '#content/types/common.ts';
import styles from './facts.module.css';

/** The facts, as lettering on the wall between two floors. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
