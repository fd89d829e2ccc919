import type { ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import styles from './failure-note.module.css';

/**
 * The message that a submission failed, and what the visitor can do.
 *
 * @param autoFocus whether the server rendered it, so that the browser focuses it
 * @param children a button to try again, shown in place of the e-mail address to write to
 */
export function FailureNote({
  title,
  text,
  autoFocus = false,
  children,
}: {
  title: string;
  text: string;
  autoFocus?: boolean;
  children?: ReactNode;
}) {
  const { failureHelp, sentenceEnd } = useFormTexts();
  return (
    <div
      className={styles.note}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: as in the error summary.
      autoFocus={autoFocus}
    >
      <Icon name="alert" />
      <div>
        <p>
          <b>
            {title}
            {sentenceEnd}
          </b>{' '}
          {text}
          {!children && (
            <>
              {' '}
              {failureHelp.before} <a href={`mailto:${failureHelp.email}`}>{failureHelp.email}</a>
              {failureHelp.after}
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
