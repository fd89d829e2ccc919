import type { Statement } from '#content/types/common.ts';
import styles from './divided-list.module.css';

/**
 * A list of short statements in very large type with dividers, each with an explanation. `--statement-size` sets the font size.
 */
export function DividedList({ statements }: { statements: readonly Statement[] }) {
  return (
    <ul className={styles.statements}>
      {statements.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
