import styles from './spinner.module.css';

/** Says nothing to a screen reader: the words beside it do. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
