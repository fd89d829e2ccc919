import type { Requirement } from '#content/types/common.ts';
import styles from './eligibility-list.module.css';
import { FactRows } from './fact-rows.tsx';

/**
 * A list of requirements for applicants, such as "Age: 18-35", with a note if the rule has an exception. `--requirement-rule`
 * sets the colour of the dividers, for coloured surfaces.
 */
export function EligibilityList({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <dl className={styles.list}>
      <FactRows rows={requirements} />
    </dl>
  );
}
