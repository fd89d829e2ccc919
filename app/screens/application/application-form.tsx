import { useEffect, useRef } from 'react';
import { CheckboxCard } from '#app/components/forms/checkbox-card/checkbox-card.tsx';
import { ErrorSummary } from '#app/components/forms/error-summary/error-summary.tsx';
import { RadioCards } from '#app/components/forms/radio-cards/radio-cards.tsx';
import { SelectField } from '#app/components/forms/select-field/select-field.tsx';
import { TextArea } from '#app/components/forms/text-area/text-area.tsx';
import { TextField } from '#app/components/forms/text-field/text-field.tsx';
import { Button } from '#app/components/ui/button/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type {
  ApplicationFormTexts,
  FailureTexts,
  FieldText,
} from '#app/content/applications/application-form.ts';
import { wording } from '#app/content/applications/wording.ts';
import type { ApplicationProgramme } from '#submissions/programmes.ts';
import {
  type CheckboxField,
  motivationLetterMinimum,
  type TextField as TextFieldName,
} from '#submissions/schema.ts';
import styles from './application-form.module.css';
import { FailureNote } from './failure-note.tsx';
import { FormSection } from './form-section.tsx';
import { isValid, summaryItems } from './form-state.ts';
import type { Progress } from './progress.ts';
import { type SectionId, sections } from './sections.ts';
import { TermsLink } from './terms.tsx';
import type { InitialForm, useApplicationForm } from './use-application-form.ts';

type Props = {
  programme: Pick<ApplicationProgramme, 'slug' | 'options'>;
  texts: ApplicationFormTexts;
  failures: FailureTexts;
  initial: InitialForm;
  form: ReturnType<typeof useApplicationForm>;
  progress: Progress;
};

/** The shared application form (SPEC sections 3 to 5). Its answers stand in the native form. */
export function ApplicationForm({ programme, texts, failures, initial, form, progress }: Props) {
  const { state, formProps, submissionId, busy, failure, clear, asSentBack } = form;
  const { options } = programme;
  const items = summaryItems(state);
  const summary = useRef<HTMLElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state.refusals === 0) return;
    // By itself the focus would scroll a summary that is taller than the screen to its middle, its heading out of sight.
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [state.refusals]);
  useEffect(() => {
    if (!failure || busy || asSentBack) return;
    // A button that is disabled while it has the focus loses it.
    if (document.activeElement === document.body) {
      submitButton.current?.focus({ preventScroll: true });
    }
    submitButton.current?.scrollIntoView({ block: 'center' });
  }, [failure, busy, asSentBack]);

  const common = (name: TextFieldName | CheckboxField) => {
    const { label, hint }: FieldText = texts.fields[name];
    const valid = isValid(state, name);
    return { name, label, hint, message: state.messages[name], valid };
  };
  const text = (name: TextFieldName) => ({
    ...common(name),
    defaultValue: initial.values[name],
  });
  const box = (name: CheckboxField) => ({
    ...common(name),
    defaultChecked: initial.values[name],
  });
  const section = (id: SectionId) => {
    const index = sections.findIndex((candidate) => candidate.id === id);
    const title = texts.sections[id];
    return {
      id,
      title,
      number: index + 1,
      description: wording.section(index + 1, sections.length, title),
      done: progress.sections[index]?.state === 'done',
    };
  };

  return (
    <form
      {...formProps}
      method="post"
      action={`/apply/${programme.slug}`}
      encType="multipart/form-data"
      noValidate
      aria-labelledby="application-form"
    >
      <h2 className="visually-hidden" id="application-form">
        {texts.heading}
      </h2>
      {asSentBack && failure && <FailureNote {...failures[failure]} autoFocus />}
      {items.length > 0 && (
        <ErrorSummary
          ref={summary}
          title={wording.summary(items.filter(({ fixed }) => !fixed).length)}
          text={texts.summaryText}
          items={items}
          autoFocus={asSentBack}
        />
      )}
      <p className={styles.introduction}>{texts.introduction}</p>
      <input type="hidden" name="submissionId" value={submissionId} />

      <div inert={busy}>
        <FormSection {...section('personal')}>
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
          <TextField {...text('email')} type="email" autoComplete="email" />
          <TextField {...text('phone')} type="tel" autoComplete="tel" />
          <TextField {...text('dateOfBirth')} type="date" autoComplete="bday" />
          <TextField {...text('nationality')} />
        </FormSection>

        <FormSection {...section('education')}>
          <RadioCards {...text('currentEducation')} options={options.currentEducation} wide />
          <TextField {...text('institution')} autoComplete="organization" wide />
          <TextField {...text('fieldOfStudy')} />
          <TextField {...text('graduationYear')} inputMode="numeric" />
        </FormSection>

        <FormSection {...section('preferences')}>
          <TextField {...text('preferredStartDate')} type="date" />
          <SelectField
            {...text('preferredDestination')}
            options={options.preferredDestination}
            placeholder={texts.chooseDestination}
          />
          <RadioCards {...text('programDuration')} options={options.programDuration} wide />
        </FormSection>

        <FormSection {...section('experience')}>
          <TextArea {...text('workExperience')} optional={texts.optional} wide />
          <TextArea {...text('languageSkills')} wide />
          <TextArea
            {...text('motivationLetter')}
            tall
            wide
            counter={wording.characters(state.assessment.letterLength, motivationLetterMinimum)}
          />
        </FormSection>

        <FormSection {...section('documents')}>
          <fieldset className={styles.documents}>
            <legend className={styles.label}>{texts.documentsNow.title}</legend>
            <p className={styles.hint}>{texts.documentsNow.hint}</p>
            <div className={styles.boxes}>
              <CheckboxCard {...box('hasPassport')} />
              <CheckboxCard {...box('hasResume')} />
              <CheckboxCard {...box('hasTranscripts')} />
            </div>
          </fieldset>
          <div className={styles.documents}>
            <p className={styles.label}>{texts.documentsLater.title}</p>
            <p className={styles.hint}>{texts.documentsLater.hint}</p>
            <ul className={styles.later}>
              {texts.documentsLater.items.map(({ name, when }) => (
                <li key={name}>
                  <Icon name="check" />
                  <span>
                    {name}
                    <small>{when}</small>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </FormSection>

        <div className={styles.terms}>
          <CheckboxCard {...box('agreeToTerms')} required>
            <TermsLink>{texts.termsLink}</TermsLink>
          </CheckboxCard>
        </div>
      </div>

      <div className={styles.send}>
        {failure && !asSentBack && <FailureNote {...failures[failure]} />}
        <div className={styles.buttons}>
          <Button
            ref={submitButton}
            type="submit"
            disabled={busy}
            icon={busy ? 'spinner' : 'arrow-right'}
          >
            <span>{busy ? texts.submitting : texts.submit}</span>
          </Button>
          <button type="button" className={styles.clear} onClick={clear} disabled={busy}>
            {texts.clear}
          </button>
        </div>
        <p className="visually-hidden" role="status">
          {busy ? texts.submitting : ''}
        </p>
      </div>
    </form>
  );
}
