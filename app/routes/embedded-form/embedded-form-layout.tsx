import type { ReactNode } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Logo } from '#app/components/layout/logo.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import styles from './embedded-form-layout.module.css';

/**
 * The panel around an embedded form. In an iframe it shows only the panel, because the surrounding page has the heading. As a
 * page of its own it also shows the logo, a link back, and the heading, on the background of the page that it belongs to.
 *
 * @param props.isConfirmation whether `children` is a confirmation, which has its own heading and background
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
        <PageLink to={back.to} className={styles.back}>
          <Icon name="arrow-left" />
          <span>{back.name}</span>
        </PageLink>
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
