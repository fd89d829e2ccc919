import styles from './spinner.module.css';

/** A loading indicator, hidden from screen readers. The text beside it has to name what is loading. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
