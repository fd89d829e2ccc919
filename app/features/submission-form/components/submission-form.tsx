import { useEffect, useRef } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { groupErrors } from '#app/features/submission-form/error-groups.ts';
import { getSummaryItems } from '#app/features/submission-form/form-state.ts';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import type { InitialForm } from '#app/features/submission-form/initial-form.ts';
import { hasProgress, type Progress } from '#app/features/submission-form/progress.ts';
import type { useSubmissionForm } from '#app/features/submission-form/use-submission-form.ts';
import type { Field, Form } from '#domain/submissions/form.ts';
import { honeypotField } from '#domain/submissions/spam-check.ts';
import { submissionIdField } from '#domain/submissions/submission-id.ts';
import { CheckboxCard } from './checkbox-card.tsx';
import { Checklist } from './checklist.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FailureNote } from './failure-note.tsx';
import { FinderAnswersOffer } from './finder-answers-offer.tsx';
import { FormField } from './form-field.tsx';
import { FormSection } from './form-section.tsx';
import { FormStart } from './form-start.tsx';
import { SubmissionFailure } from './submission-failure.tsx';
import styles from './submission-form.module.css';
import { TermsLink } from './terms.tsx';

type Props = {
  form: Form;
  /** The URL that a browser without scripts posts the form to. */
  path: string;
  /** A visible heading, such as 'About: Germany', in place of the form's hidden one. */
  about?: string | undefined;
  initial: InitialForm;
  control: ReturnType<typeof useSubmissionForm>;
  progress: Progress;
  /** Whether the form is in an iframe; undefined for a form that is a part of a page of the site. */
  isEmbedded?: boolean;
};

/** Renders a form from its definition. The answers are held by the native form, not by React's state. */
export function SubmissionForm({
  form,
  path,
  about,
  initial,
  control,
  progress,
  isEmbedded,
}: Props) {
  const { state, formProps, submissionId, busy, failure, isDraftStored } = control;
  const { clear, offer, finderAnswers, isReturnedByServer } = control;
  const texts = useFormTexts();
  const items = getSummaryItems(state);
  const summary = useRef<HTMLElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state.rejectionCount === 0) return;
    // By default, focusing a summary that is taller than the screen scrolls to its middle, and hides its heading.
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [state.rejectionCount]);
  useEffect(() => {
    if (!failure || busy || isReturnedByServer) return;
    // A focused button loses the focus when it is disabled.
    if (document.activeElement === document.body) {
      submitButton.current?.focus({ preventScroll: true });
    }
    submitButton.current?.scrollIntoView({ block: 'center' });
  }, [failure, busy, isReturnedByServer]);

  const { sections, terms, introduction = texts.introduction } = form;
  const renderFields = (fields: readonly Field[]) =>
    fields.map((field) => (
      <FormField key={field.name} field={field} state={state} initial={initial} />
    ));

  return (
    <>
      {offer && !isEmbedded && <DraftOffer {...offer} />}
      <form
        {...formProps}
        method="post"
        action={path}
        encType="multipart/form-data"
        noValidate
        aria-labelledby="form-heading"
        className={sections.length === 1 ? styles.short : undefined}
      >
        <h2 className={about ? styles.about : 'visually-hidden'} id="form-heading">
          {about ?? form.heading}
        </h2>
        {isReturnedByServer && failure && (
          <FailureNote {...texts.getFailureTexts(failure, form.noun)} autoFocus />
        )}
        {items.length > 0 && (
          <ErrorSummary
            ref={summary}
            title={texts.counts.summary(items.filter(({ fixed }) => !fixed).length)}
            text={texts.summaryText}
            items={items}
            groups={groupErrors(form, items)}
            autoFocus={isReturnedByServer}
          />
        )}
        {finderAnswers && <FinderAnswersOffer {...finderAnswers} />}
        {isEmbedded === undefined ? (
          <p className={styles.introduction}>
            {introduction} {texts.letters}
          </p>
        ) : (
          <FormStart
            introduction={introduction}
            progress={hasProgress(form) ? progress : undefined}
            isEmbedded={isEmbedded}
            offer={offer}
          />
        )}
        <input type="hidden" name={submissionIdField} value={submissionId} />
        {terms && <input type="hidden" name="termsVersion" value={terms.version} />}

        <p className="visually-hidden" aria-hidden="true">
          <label>
            {texts.hiddenField}
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>

        <div inert={busy}>
          {sections.map(({ id, title, fields, checklist }, index) => (
            <FormSection
              key={id}
              id={id}
              heading={
                title === undefined
                  ? undefined
                  : {
                      number: texts.counts.sectionNumber(index + 1),
                      title,
                      description: texts.counts.section(index + 1, sections.length, title),
                      isDone: progress.sections[index]?.state === 'done',
                    }
              }
            >
              {renderFields(fields)}
              {checklist && (
                <Checklist {...checklist}>{renderFields(checklist.now.fields)}</Checklist>
              )}
            </FormSection>
          ))}

          {terms && (
            <div className={styles.terms}>
              <CheckboxCard
                name={terms.field.name}
                label={terms.field.label}
                message={state.messages[terms.field.name]}
                defaultChecked={initial.answers[terms.field.name] === true}
                required
              >
                <TermsLink>{terms.link}</TermsLink>
                {terms.labelEnd && ` ${terms.labelEnd}`}
              </CheckboxCard>
            </div>
          )}
        </div>

        <div className={styles.send}>
          <DataNotice {...form.dataNotice} />
          {failure && !isReturnedByServer && (
            <SubmissionFailure failure={failure} noun={form.noun} isDraftStored={isDraftStored} />
          )}
          <div className={styles.buttons}>
            <Button
              ref={submitButton}
              type="submit"
              disabled={busy}
              icon={busy ? 'spinner' : 'arrow-right'}
            >
              <span>{busy ? form.submitting : form.submit}</span>
            </Button>
          </div>
          {form.alternative && (
            <p className={styles.introduction}>
              {form.alternative.text}{' '}
              <PageLink to={form.alternative.link.to} target="_top">
                {form.alternative.link.name}
              </PageLink>
              {texts.sentenceEnd}
            </p>
          )}
          <div className={styles.draft}>
            {isEmbedded === undefined && (
              <p>
                <Icon name="lock" />
                <span>{texts.privacy}</span>
              </p>
            )}
            <button type="button" className={styles.clear} onClick={clear} disabled={busy}>
              {texts.clear}
            </button>
          </div>
          <p className="visually-hidden" role="status">
            {busy ? form.submitting : ''}
          </p>
        </div>
      </form>
    </>
  );
}

/** The information about data protection that a visitor must see before sending. */
function DataNotice({ text, more }: Form['dataNotice']) {
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {more && (
        <details>
          <summary className="text-link">{more.title}</summary>
          {more.points.join(' ')}
        </details>
      )}
    </div>
  );
}
