import { useLanguage } from '#app/components/language/language-context.ts';
import type { Download } from '#content/types/common.ts';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './download-link.module.css';

/**
 * A link button that downloads a file of this site. It shows the file's size, for visitors on slow networks, and says in
 * which language the file is if that isn't the page's own.
 */
export function DownloadLink({ name, path, language, size }: Download) {
  return (
    <a
      className={`${button.button} ${button.ink} ${styles.link}`}
      href={path}
      download
      hrefLang={language === useLanguage() ? undefined : language}
    >
      {name}
      <span className={styles.size}>{size}</span>
      <Icon name="download" />
    </a>
  );
}
