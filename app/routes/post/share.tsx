import { Icon } from '#app/components/ui/icon/icon.tsx';
import styles from './share.module.css';
import { createShareLinks, type ShareLabels } from './share-links.ts';

type ShareTexts = ShareLabels & {
  title: string;
  label: string;
  copy: string;
  copied: string;
  notCopied: string;
};

/**
 * Plain links to the services' own pages, so that a post loads nothing from them. `enableCopying` makes the copy button
 * work.
 */
export function Share({
  title,
  postUrl,
  texts,
}: {
  title: string;
  postUrl: string;
  texts: ShareTexts;
}) {
  return (
    <aside className={styles.share} aria-label={texts.label}>
      <p>{texts.title}</p>
      <ul>
        {createShareLinks(title, postUrl, texts).map(({ icon, label, href }) => (
          <li key={icon}>
            <a href={href} aria-label={label} rel="noopener nofollow" className={styles.button}>
              <Icon name={icon} />
            </a>
          </li>
        ))}
        <li>
          <button type="button" aria-label={texts.copy} className={styles.copy} data-copy={postUrl}>
            <Icon name="link" />
            <Icon name="check" />
          </button>
        </li>
      </ul>
      <span
        role="status"
        className={styles.message}
        data-copied={texts.copied}
        data-not-copied={texts.notCopied}
      />
    </aside>
  );
}
