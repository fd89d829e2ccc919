import styles from './pause-notice.module.css';

/** Below the name of an offer for which nobody can apply at present. @param text since when, and why */
export function PauseNotice({ text }: { text: string }) {
  return <p className={styles.notice}>{text}</p>;
}
