import { Fragment } from 'react';
import { ApplicationHeader } from '#app/components/sections/application-header.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { ProgressList } from '#app/features/submission-form/components/progress-list.tsx';
import { ProgressStrip } from '#app/features/submission-form/components/progress-strip.tsx';
import { SubmissionForm } from '#app/features/submission-form/components/submission-form.tsx';
import { TermsDialog } from '#app/features/submission-form/components/terms.tsx';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import type { InitialForm } from '#app/features/submission-form/initial-form.ts';
import { calculateProgress } from '#app/features/submission-form/progress.ts';
import { useSubmissionForm } from '#app/features/submission-form/use-submission-form.ts';
import type { getApplicationPage } from '#content/application-pages.ts';
import type { Form } from '#domain/submissions/form.ts';
import { createEmptyAnswers } from '#domain/submissions/read-answers.ts';
import styles from './application-page.module.css';

export type ApplicationPageProps = {
  form: Form;
  /** The path of the form's page. */
  path: string;
  page: ReturnType<typeof getApplicationPage>;
  initial: InitialForm;
};

/** The page of a programme that uses the shared application form. Once it is sent, the confirmation is the page. */
export function ApplicationPage({ form, path, page, initial }: ApplicationPageProps) {
  const formTexts = useFormTexts();
  const control = useSubmissionForm(form, { initial, path, withNotices: true });
  const progress = calculateProgress(control.state);
  const { sent } = control;
  const formColumns = (
    <>
      <ProgressStrip progress={progress} />
      <div className={`container ${styles.columns}`}>
        <SubmissionForm
          form={form}
          path={path}
          initial={sent ? { ...initial, answers: createEmptyAnswers(form) } : initial}
          control={control}
          progress={progress}
        />
        <aside aria-label={formTexts.progress.title} className={styles.aside}>
          <div className={styles.sticky}>
            <ProgressList progress={progress} />
          </div>
        </aside>
      </div>
      {form.terms && <TermsDialog {...form.terms} />}
    </>
  );
  if (!sent) {
    return (
      <>
        <ApplicationHeader {...page} />
        {formColumns}
      </>
    );
  }
  return (
    <Fragment key={sent.confirmation.reference}>
      <div className={styles.confirmation}>
        <sent.InlineConfirmation
          texts={sent.texts}
          form={form}
          level={1}
          confirmation={sent.confirmation}
        />
      </div>
      {/* The emptied form is folded, so that no visitor asks whether the application was sent. */}
      <details className={styles.another}>
        <summary className="container">
          <Icon name="chevron-down" />
          <span>{sent.texts.sendAnother}</span>
        </summary>
        {formColumns}
      </details>
    </Fragment>
  );
}
