import { useLanguage } from '#app/components/language/language-context.ts';
import { siteChrome } from '#content/site-chrome.ts';
import styles from './skip-link.module.css';

/** The first link in the tab order. It skips the header and leads to the page's `main`. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link}>
      {siteChrome[useLanguage()].skipToContent}
    </a>
  );
}
