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
  page: { title, lede },
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
      {!isConfirmation && <Heading title={title} lede={lede} isHidden={isEmbedded} />}
      <div className={[styles.panel, isConfirmation ? styles.confirmation : ''].join(' ')}>
        {children}
      </div>
    </>
  );
}

function Heading({ title, lede, isHidden }: { title: string; lede: string; isHidden: boolean }) {
  if (isHidden) return <h1 className="visually-hidden">{title}</h1>;
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      <p className="lead">{lede}</p>
    </div>
  );
}
