import type { ReactNode } from 'react';
import { Logo } from '#app/components/layout/logo.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import styles from './sheet.module.css';

/**
 * One sheet of paper. Opened alone it lies on the ground of the page that it belongs to, under the brand and a way
 * back; in a frame only what is on it is left, since the page around it has the heading.
 *
 * @param confirmed what is on it has its own heading and ground
 */
export function Sheet({
  page: { title, lede, back, ground },
  framed,
  confirmed = false,
  children,
}: {
  page: EmbeddedFormPage;
  framed: boolean;
  confirmed?: boolean;
  children: ReactNode;
}) {
  const look = [styles.sheet, confirmed ? styles.confirmed : ''].join(' ');
  if (framed) {
    return (
      <>
        {!confirmed && <h1 className="visually-hidden">{title}</h1>}
        <div className={look}>{children}</div>
      </>
    );
  }
  return (
    <div className={`${styles.page} ${styles[ground]}`}>
      <div className={styles.brand}>
        <Logo tone="dark" />
        <a href={back.to} className={styles.back}>
          <Icon name="arrow-left" />
          <span>{back.name}</span>
        </a>
      </div>
      {!confirmed && (
        <div className={styles.head}>
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
        </div>
      )}
      <div className={look}>{children}</div>
    </div>
  );
}
