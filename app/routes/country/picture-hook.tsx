import styles from './picture-hook.module.css';

/**
 * Draws a nail and a string above the parent element. The parent must have `position: relative` and set these custom
 * properties: `--hang` (height from its top to the nail), `--string` and `--nail` (colours).
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
