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
import styles from './application-page.module.css';

export type ApplicationPageProps = {
  form: Form;
  /** The path of the form's page. */
  path: string;
  page: ReturnType<typeof getApplicationPage>;
  initial: InitialForm;
};

/** The page of a programme that uses the shared application form. */
export function ApplicationPage({ form, path, page, initial }: ApplicationPageProps) {
  const formTexts = useFormTexts();
  const control = useSubmissionForm(form, { initial, path, withNotices: true });
  const progress = calculateProgress(control.state);
  const { sent } = control;
  return (
    <>
      {sent && (
        <div className={styles.confirmation}>
          <sent.InlineConfirmation
            key={sent.receipt.reference}
            texts={sent.texts}
            form={form}
            level={2}
            receipt={sent.receipt}
          />
        </div>
      )}
      <ApplicationHeader {...page} />
      <ProgressStrip progress={progress} />
      <div className={`container ${styles.columns}`}>
        <SubmissionForm
          form={form}
          path={path}
          initial={initial}
          control={control}
          progress={progress}
        />
        <aside aria-label={formTexts.progress.title} className={styles.aside}>
          <div className={styles.sticky}>
            <ProgressList progress={progress} />
            <p className={styles.privacy}>
              <Icon name="lock" />
              <span>
                {formTexts.privacy.text}{' '}
                <button type="button" onClick={control.clear} disabled={control.busy}>
                  {formTexts.clear}
                </button>
              </span>
            </p>
          </div>
        </aside>
      </div>
      {form.terms && <TermsDialog {...form.terms} />}
    </>
  );
}
