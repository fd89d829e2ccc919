import { type MouseEvent, useRef } from 'react';
import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';
import type { Terms } from '#domain/submissions/form.ts';
import styles from './terms.module.css';

/** The id of the dialog, and the fragment of links to it. */
const termsId = 'terms';

/** The link that opens the dialog with the terms. Without scripts it is a link to the dialog's fragment. */
export function TermsLink({ children }: { children: string }) {
  const open = (event: MouseEvent) => {
    const dialog = document.getElementById(termsId);
    if (!(dialog instanceof HTMLDialogElement) || isModifiedClick(event)) return;
    event.preventDefault();
    dialog.showModal();
  };
  return (
    <a href={`#${termsId}`} className={styles.link} aria-haspopup="dialog" onClick={open}>
      {children}
    </a>
  );
}

/**
 * The terms in a dialog, since they have no route (requirements, "The shared application form"). Without scripts, `:target`
 * shows the dialog.
 */
export function TermsDialog({ field, title, points, close }: Terms) {
  const dialog = useRef<HTMLDialogElement>(null);
  const onClose = (event: MouseEvent) => {
    if (!dialog.current?.open) return;
    event.preventDefault();
    dialog.current.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click on the backdrop closes it; on the keyboard Escape does.
    <dialog
      ref={dialog}
      id={termsId}
      className={styles.dialog}
      aria-labelledby="terms-title"
      onClick={(event) => event.target === dialog.current && onClose(event)}
    >
      <div className={styles.text}>
        <h2 id="terms-title">{title}</h2>
        <ol>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <a href={`#${field.name}`} className={styles.close} onClick={onClose}>
          {close}
        </a>
      </div>
    </dialog>
  );
}
