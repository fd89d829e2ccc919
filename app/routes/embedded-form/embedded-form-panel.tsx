import type { ReactNode } from 'react';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import styles from './embedded-form-layout.module.css';

/**
 * The panel of an embedded form, below its heading. In an iframe the heading is visually hidden, because the surrounding page
 * has one.
 *
 * @param props.isConfirmation whether `children` is a confirmation, which has its own heading and background
 */
export function EmbeddedFormPanel({
  page: { title, lead },
  isEmbedded,
  isConfirmation = false,
  children,
}: {
  page: EmbeddedFormPage;
  isEmbedded: boolean;
  isConfirmation?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {!isConfirmation && <Heading title={title} lead={lead} isHidden={isEmbedded} />}
      <div className={[styles.panel, isConfirmation ? styles.confirmation : ''].join(' ')}>
        {children}
      </div>
    </>
  );
}

function Heading({ title, lead, isHidden }: { title: string; lead: string; isHidden: boolean }) {
  if (isHidden) return <h1 className="visually-hidden">{title}</h1>;
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
  );
}
