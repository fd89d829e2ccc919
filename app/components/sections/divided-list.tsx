import type { Statement } from '#content/types/common.ts';
import styles from './divided-list.module.css';

/** Short statements in giant type between rules, each with its explanation; `--statement-size` sets another size. */
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
