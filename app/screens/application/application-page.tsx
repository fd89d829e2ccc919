import { Icon } from '#app/components/ui/icon/icon.tsx';
import type {
  ApplicationFormTexts,
  FailureTexts,
} from '#app/content/applications/application-form.ts';
import type { ApplicationHeaderTexts } from '#app/content/applications/application-header.ts';
import type { ApplicationPage as PageTexts } from '#app/content/applications/application-pages.ts';
import type { ConfirmationTexts } from '#app/content/applications/confirmation.ts';
import type { Terms as TermsText } from '#app/content/applications/terms.ts';
import type { ApplicationProgramme } from '#submissions/programmes.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationHeader } from './application-header.tsx';
import styles from './application-page.module.css';
import { ConfirmationPanel } from './confirmation-panel.tsx';
import { progressOf } from './progress.ts';
import { ProgressList } from './progress-list.tsx';
import { ProgressStrip } from './progress-strip.tsx';
import { Terms } from './terms.tsx';
import { type InitialForm, useApplicationForm } from './use-application-form.ts';

export type ApplicationPageTexts = {
  page: PageTexts;
  header: ApplicationHeaderTexts;
  form: ApplicationFormTexts;
  failures: FailureTexts;
  terms: TermsText;
  confirmation: ConfirmationTexts;
};

/** The page of a programme that is applied for with the shared form. */
export function ApplicationPage({
  programme,
  texts,
  initial,
}: {
  programme: Pick<ApplicationProgramme, 'slug' | 'options'>;
  texts: ApplicationPageTexts;
  initial: InitialForm;
}) {
  const form = useApplicationForm(programme, {
    initial,
    address: `/apply/${programme.slug}/submit`,
    failures: texts.failures,
  });
  const progress = progressOf(form.state);

  return (
    <>
      {form.receipt && (
        <div className={styles.confirmed}>
          <ConfirmationPanel
            key={form.receipt.reference}
            receipt={form.receipt}
            texts={texts.confirmation}
          />
        </div>
      )}
      <ApplicationHeader {...texts.page} {...texts.header} />
      <ProgressStrip
        progress={progress}
        title={texts.form.progress.title}
        label={texts.form.progress.label}
      />
      <div className={`container ${styles.columns}`}>
        <ApplicationForm
          programme={programme}
          texts={texts.form}
          failures={texts.failures}
          initial={initial}
          form={form}
          progress={progress}
        />
        <aside aria-label={texts.form.progress.title} className={styles.aside}>
          <div className={styles.sticky}>
            <ProgressList progress={progress} texts={texts.form} />
            <p className={styles.privacy}>
              <Icon name="lock" />
              {texts.form.privacy}
            </p>
          </div>
        </aside>
      </div>
      <Terms {...texts.terms} />
    </>
  );
}
