import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import styles from './facts-row.module.css';
import type { RowFact } from './facts-row-view.ts';

/** The facts that visitors ask for first about a country, in one row. */
export function FactsRow({ title, facts }: { title: string; facts: readonly RowFact[] }) {
  return (
    <ul className={styles.facts} aria-label={title}>
      {facts.map(({ value, note }) => (
        <li key={note}>
          <b>{keepRangesTogether(value)}</b> <small>{keepRangesTogether(note)}</small>
        </li>
      ))}
    </ul>
  );
}
