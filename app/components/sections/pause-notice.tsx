import styles from './pause-notice.module.css';

/**
 * A notice that applications for a programme are paused.
 *
 * @param props.text states since when they are paused, and why
 */
export function PauseNotice({ text }: { text: string }) {
  return <p className={styles.notice}>{text}</p>;
}
