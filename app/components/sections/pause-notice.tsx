import styles from './pause-notice.module.css';

/**
 * A notice that applications for a programme are paused.
 *
 * @param props.text since when and why
 */
export function PauseNotice({ text }: { text: string }) {
  return <p className={styles.notice}>{text}</p>;
}
