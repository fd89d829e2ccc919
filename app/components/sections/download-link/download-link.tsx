import type { ReactNode } from 'react';
import button from '../../ui/button/button.module.css';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './download-link.module.css';

/**
 * A button that downloads a file of this site; a plain link, since the router knows no files.
 *
 * @param path the file's address on this site
 * @param bytes its size, which visitors on slow networks see before they choose
 */
export function DownloadLink({
  path,
  bytes,
  children,
}: {
  path: string;
  bytes: number;
  children: ReactNode;
}) {
  return (
    <a className={`${button.button} ${button.ink} ${styles.link}`} href={path} download>
      {children}
      <span className={styles.size}>{Math.ceil(bytes / 1000)} kB</span>
      <Icon name="download" />
    </a>
  );
}
