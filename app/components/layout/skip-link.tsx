import { siteChrome } from '#content/site-chrome.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header, to the page's `main`. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link}>
      {siteChrome.skipToContent}
    </a>
  );
}
