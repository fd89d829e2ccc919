import type { Requirement } from '#content/types/common.ts';
import styles from './eligibility-list.module.css';

/**
 * What an applicant has to be or have: "Age: 18-35", with a small note where the rule has an exception. On a ground of
 * colour the page sets `--requirement-rule`.
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
