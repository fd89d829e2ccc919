import type { Fact } from '#content/types/nouns.ts';
import styles from './facade.module.css';

/** The facts, as lettering on the wall between two floors. */
export function Facade({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facade}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
