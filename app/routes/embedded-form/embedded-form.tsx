import { SubmissionForm } from '#app/features/submission-form/components/submission-form.tsx';
import { TermsDialog } from '#app/features/submission-form/components/terms.tsx';
import type { InitialForm } from '#app/features/submission-form/initial-form.ts';
import { calculateProgress } from '#app/features/submission-form/progress.ts';
import { useSubmissionForm } from '#app/features/submission-form/use-submission-form.ts';
import type { EmbeddedFormPage } from '#content/types/form-page.ts';
import type { Form } from '#domain/submissions/form.ts';
import { EmbeddedFormPanel } from './embedded-form-panel.tsx';

export type EmbeddedFormProps = {
  page: EmbeddedFormPage;
  /** Whether the form is in an iframe of another page. */
  isEmbedded: boolean;
  form: Form;
  /** The path of the form's page. */
  path: string;
  /** The topic of the visitor's question (contact-topics.server.ts). */
  about?: { heading?: string | undefined; query: string };
  initial: InitialForm;
};

/** One of our own forms, for an iframe. The confirmation replaces the form in the same panel. */
export function EmbeddedForm({ page, isEmbedded, form, path, about, initial }: EmbeddedFormProps) {
  const query = about?.query;
  const control = useSubmissionForm(form, { initial, path, withNotices: false });
  const { sent } = control;
  if (sent) {
    return (
      <EmbeddedFormPanel page={page} isEmbedded={isEmbedded} isConfirmation>
        <sent.InlineConfirmation
          texts={sent.texts}
          form={form}
          level={1}
          {...form.stored}
          confirmation={sent.confirmation}
          inSheet
        />
      </EmbeddedFormPanel>
    );
  }
  return (
    <EmbeddedFormPanel page={page} isEmbedded={isEmbedded}>
      <SubmissionForm
        form={form}
        path={query ? `${path}?${query}` : path}
        about={about?.heading}
        initial={initial}
        control={control}
        progress={calculateProgress(control.state)}
        isEmbedded={isEmbedded}
      />
      {form.terms && <TermsDialog {...form.terms} />}
    </EmbeddedFormPanel>
  );
}
