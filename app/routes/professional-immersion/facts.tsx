import { FactRows } from '#app/components/sections/fact-rows.tsx';
import type { Fact } from '#content/types/common.ts';
import styles from './facts.module.css';

/** Shows the programme's facts in a row between two floors of the building. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      <FactRows rows={facts} />
    </dl>
  );
}
