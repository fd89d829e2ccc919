import styles from './picture-hook.module.css';

/**
 * Nail and string above the thing that hangs. That is `position: relative`, and sets `--hang`, the height from
 * its top to the nail, `--string` and `--nail`, their colours.
 */
export function PictureHook() {
  return (
    <span className={styles.hook}>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 40 50 0l50 40" />
      </svg>
    </span>
  );
}
