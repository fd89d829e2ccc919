import type { ReactNode } from 'react';
import { Logo } from '#app/components/layout/logo.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import styles from './embedded-form-layout.module.css';

/**
 * One sheet of paper. Opened alone it lies on the ground of the page that it belongs to, under the brand and a way
 * back; in a frame only what is on it is left, since the page around it has the heading.
 *
 * @param confirmed what is on it has its own heading and ground
 */
export function EmbeddedFormLayout({
  page: { title, lede, back, surface },
  isEmbedded,
  isConfirmation = false,
  children,
}: {
  page: EmbeddedFormPage;
  isEmbedded: boolean;
  isConfirmation?: boolean;
  children: ReactNode;
}) {
  const panelClass = [styles.panel, isConfirmation ? styles.confirmation : ''].join(' ');
  if (isEmbedded) {
    return (
      <>
        {!isConfirmation && <h1 className="visually-hidden">{title}</h1>}
        <div className={panelClass}>{children}</div>
      </>
    );
  }
  return (
    <div className={`${styles.page} ${styles[surface]}`}>
      <div className={styles.brand}>
        <Logo tone="dark" />
        <a href={back.to} className={styles.back}>
          <Icon name="arrow-left" />
          <span>{back.name}</span>
        </a>
      </div>
      {!isConfirmation && (
        <div className={styles.heading}>
          <h1>{title}</h1>
          <p className="lead">{lede}</p>
        </div>
      )}
      <div className={panelClass}>{children}</div>
    </div>
  );
}
