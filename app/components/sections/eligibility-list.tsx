import type { Requirement } from '#content/types/common.ts';
import styles from './eligibility-list.module.css';

/**
 * A list of requirements for applicants, such as "Age: 18-35", with a note if the rule has an exception. `--requirement-rule`
 * sets the colour of the dividers, for coloured surfaces.
 */
export function EligibilityList({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <dl className={styles.list}>
      {requirements.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
