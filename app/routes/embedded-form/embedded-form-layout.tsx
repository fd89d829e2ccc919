import type { ReactNode } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Logo } from '#app/components/layout/logo.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import styles from './embedded-form-layout.module.css';

/**
 * What surrounds the panel of an embedded form. In an iframe that is nothing, because the surrounding page has it. As a page of
 * its own it shows the logo and a link back, on the background of the page that it belongs to.
 */
export function EmbeddedFormLayout({
  page: { back, surface },
  isEmbedded,
  children,
}: {
  page: EmbeddedFormPage;
  isEmbedded: boolean;
  children: ReactNode;
}) {
  if (isEmbedded) return children;
  return (
    <div className={`${styles.page} ${styles[surface]}`}>
      <div className={styles.brand}>
        <Logo tone="dark" />
        <PageLink to={back.to} className={styles.back}>
          <Icon name="arrow-left" />
          <span>{back.name}</span>
        </PageLink>
      </div>
      {children}
    </div>
  );
}
