import {
  type FocusEvent,
  type FormEvent as SubmitOrInputEvent,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import type { Failure } from '#content/forms/failure.ts';
import { checkAnswers } from '#domain/submissions/check-answers.ts';
import { type Answers, type Form, getFields } from '#domain/submissions/form.ts';
import { createEmptyAnswers, readAnswers } from '#domain/submissions/read-answers.ts';
import { fillingTimeField } from '#domain/submissions/spam-check.ts';
import { createSubmissionId } from '#domain/submissions/submission-id.ts';
import type { Draft, StoredDraft } from './draft.ts';
import { fillForm } from './fill-form.ts';
import { createFormNotices } from './form-notices.ts';
import { createFormState, formReducer, hasErrors } from './form-state.ts';
import { useFormTexts } from './form-texts-context.ts';
import { type ConfirmationModule, importConfirmation } from './import-confirmation.ts';
import type { InitialForm } from './initial-form.ts';
import { areSameAnswers, mergeDraft } from './merge-draft.ts';
import { sendForm } from './send-form.ts';
import type { ConfirmationContent } from './send-submission.ts';
import { useDraft } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';
import { getFieldName, useFieldFocus } from './use-field-focus.ts';
import { isEmpty, validateForm } from './validation.ts';

/**
 * Manages the state of a form and sends it. The native form is the only source of truth for the answers, so no answer is in
 * React's state.
 *
 * @param options.path the path of the form's page; the form is sent to `…/submit`, and the path is the key of its draft
 * @param options.withNotices whether to show notifications as well; not in an iframe, where they would be out of sight
 */
export function useSubmissionForm(
  form: Form,
  { initial, path, withNotices }: { initial: InitialForm; path: string; withNotices: boolean },
) {
  const texts = useFormTexts();
  const language = useLanguage();
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [state, dispatch] = useReducer(formReducer, initial, ({ answers, errors }) =>
    createFormState(form, validateForm(form, answers), errors),
  );
  /** When the form was shown as it begins. It is unknown for one that a draft or the visitor has filled in (spam-check.ts). */
  const shownSince = useRef<number>(undefined);
  const [submissionId, setSubmissionId] = useState(initial.submissionId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | undefined>(initial.failure);
  const [isDraftStored, setIsDraftStored] = useState(false);
  const [sent, setSent] = useState<ConfirmationModule & { confirmation: ConfirmationContent }>();
  const [offeredDraft, setOfferedDraft] = useState<StoredDraft>();
  const [offeredAnswers, setOfferedAnswers] = useState(initial.offered);
  const draft = useDraft(form, path);
  useErrorTitle(state);

  const read = useCallback(
    () =>
      formRef.current ? readAnswers(form, new FormData(formRef.current)) : createEmptyAnswers(form),
    [form],
  );
  const notices = createFormNotices(withNotices);

  /** Sets the form's answers and its submission id, and removes all messages. */
  function resetForm(answers: Answers, id: string) {
    if (!formRef.current) return;
    fillForm(formRef.current, answers);
    shownSince.current = isEmpty(answers) ? performance.now() : undefined;
    setSubmissionId(id);
    setFailure(undefined);
    dispatch({ type: 'emptied', validation: validateForm(form, answers) });
  }

  /** Restores the answers of a draft, or those that the visitor has just cleared. */
  function restoreAnswers({ answers, submissionId: id }: Draft) {
    resetForm(answers, id);
    dispatch({ type: 'filled', validation: validateForm(form, answers) });
    draft.save({ answers, submissionId: id });
  }

  function focusFirstField() {
    document.getElementById(getFields(form)[0]?.name ?? '')?.focus();
  }

  function clear() {
    const earlier = { answers: read(), submissionId };
    resetForm(createEmptyAnswers(form), createSubmissionId());
    draft.remove();
    setOfferedDraft(undefined);
    focusFirstField();
    if (isEmpty(earlier.answers)) return;
    const { title, text, action } = texts.emptied;
    // What was typed since then stays.
    const merge = () => mergeDraft({ draft: earlier.answers, current: read(), initial: {} });
    const undo = () => restoreAnswers({ ...earlier, answers: merge() });
    notices.show({ kind: 'message', title, text, action: { label: action, onClick: undo } });
  }

  /** Fills the answers of “Can I go?” into the fields that the visitor has left empty. */
  function fillInFinderAnswers() {
    if (!offeredAnswers) return;
    const current = read();
    const answers = mergeDraft({ draft: offeredAnswers.answers, current, initial: {} });
    restoreAnswers({ answers, submissionId });
    setOfferedAnswers(undefined);
    focusFirstField();
  }

  function restoreDraft() {
    if (!offeredDraft) return;
    const { answers: draft, submissionId: id } = offeredDraft;
    const answers = mergeDraft({ draft, current: read(), initial: initial.answers });
    restoreAnswers({ answers, submissionId: id });
    setOfferedDraft(undefined);
    focusFirstField();
  }

  function discardDraft() {
    draft.remove();
    setOfferedDraft(undefined);
    // What was typed since the draft was offered is a draft of its own.
    const answers = read();
    if (!areSameAnswers(answers, initial.answers)) draft.save({ answers, submissionId });
    focusFirstField();
  }

  const wasReturned = hasErrors(initial.errors) || initial.failure !== undefined;

  // Answers that were typed before hydration stay. A draft is only offered, since people share computers. It is offered over
  // answers from the URL as well, and these alone are no draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs once, after hydration.
  useEffect(() => {
    const currentAnswers = read();
    const storedDraft = wasReturned ? undefined : draft.read();
    if (storedDraft) {
      if (areSameAnswers(storedDraft.answers, currentAnswers))
        setSubmissionId(storedDraft.submissionId);
      else setOfferedDraft(storedDraft);
    }
    const isAsServed = areSameAnswers(currentAnswers, initial.answers) && !wasReturned;
    if (isEmpty(currentAnswers) || isAsServed) {
      shownSince.current = performance.now();
      return;
    }
    dispatch({ type: 'filled', validation: validateForm(form, currentAnswers) });
    if (!storedDraft) draft.save({ answers: currentAnswers, submissionId });
  }, []);

  async function send() {
    if (!formRef.current || isSending.current) return;
    const answers = read();
    const { errors } = checkAnswers(form, answers);
    if (errors) {
      dispatch({ type: 'invalid', errors });
      return;
    }
    isSending.current = true;
    const content = new FormData(formRef.current);
    if (shownSince.current !== undefined)
      content.set(fillingTimeField, String(Math.round(performance.now() - shownSince.current)));
    const isStored = draft.saveForSending({ answers, submissionId });
    setIsDraftStored(isStored);
    setBusy(true);
    setFailure(undefined);
    const sending = await sendForm(formRef.current, { path, content, language });
    isSending.current = false;
    setBusy(false);
    if (!sending) return;
    const { confirmationModule, result } = sending;
    if (confirmationModule && result.kind === 'stored') {
      draft.removeSent(submissionId);
      setOfferedDraft(undefined);
      setOfferedAnswers(undefined);
      resetForm(createEmptyAnswers(form), createSubmissionId());
      setSent({ ...confirmationModule, confirmation: result.confirmation });
      notices.showSuccess(form.stored);
    } else if (result.kind === 'invalid') {
      dispatch({ type: 'invalid', errors: result.errors });
    } else if (result.kind === 'failed') {
      setFailure(result.failure);
      notices.show({
        kind: 'error',
        ...texts.getFailureTexts(result.failure, form.noun, isStored),
      });
    }
  }

  const fieldFocus = useFieldFocus(form, dispatch, () => validateForm(form, read()));

  const formProps = {
    ref: formRef,
    onSubmit(event: SubmitOrInputEvent) {
      event.preventDefault();
      void send();
    },
    onInput(event: SubmitOrInputEvent) {
      const answers = read();
      dispatch({
        type: 'changed',
        field: getFieldName(form, event.target),
        validation: validateForm(form, answers),
      });
      draft.save({ answers, submissionId });
    },
    onFocus(event: FocusEvent) {
      void importConfirmation(language);
      notices.prepare();
      fieldFocus.enter(event);
    },
    onBlur: fieldFocus.leave,
  };

  return {
    state,
    formProps,
    submissionId,
    busy,
    failure,
    /** Whether the browser stored the answers when they were last sent. */
    isDraftStored,
    /** The stored submission's content, with the component that confirms it; undefined before. */
    sent,
    clear,
    /**
     * The draft of an earlier visit, with functions to use and to delete it; undefined when there is none, and while sending.
     */
    offer:
      busy || !offeredDraft
        ? undefined
        : { draft: offeredDraft, use: restoreDraft, remove: discardDraft },
    /** The answers of “Can I go?” to offer, with a function that fills them in; undefined when there are none. */
    finderAnswers: offeredAnswers && { ...offeredAnswers, use: fillInFinderAnswers },
    /** Whether the form is still shown as the server has sent it back. */
    isReturnedByServer: state.rejectionCount === 0 && wasReturned,
  };
}
