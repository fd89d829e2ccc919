import {
  type FocusEvent,
  type FormEvent as SubmitOrInputEvent,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Notice } from '#app/components/layout/notifications/notice.ts';
import { notify, prepareNotifications } from '#app/components/layout/notifications/notify.ts';
import { type Failure, getFailureTexts } from '#content/forms/failures.ts';
import { notices } from '#content/forms/notices.ts';
import { type Answers, type Form, getFields } from '#domain/submissions/form.ts';
import { checkAnswers, createEmptyAnswers, readAnswers } from '#domain/submissions/schema.ts';
import { fillingTimeField } from '#domain/submissions/spam-check.ts';
import { createSubmissionId } from '#domain/submissions/submission-id.ts';
import type { StoredDraft } from './draft.ts';
import { fillForm } from './fill-form.ts';
import { createFormState, formReducer, hasErrors } from './form-state.ts';
import type { InitialForm } from './initial-form.ts';
import {
  type ConfirmationContent,
  createConnectionFailure,
  sendSubmission,
} from './send-submission.ts';
import { useAfterPointerRelease } from './use-after-pointer-release.ts';
import { useDraft } from './use-draft.ts';
import { isEmpty, validateForm } from './validation.ts';

/** Requirements 9, "simulated submit delay", in milliseconds: sending takes at least this long. */
const minSubmitDurationMs = 2000;

/**
 * What is shown once a form was stored: with its styles an eighth of the page's CSS, for the last moment. It is
 * fetched before the form is sent, so that whatever is stored is also confirmed. Not `lazy`: an import that fails
 * would take the page down with it.
 */
const importConfirmation = () =>
  import('./components/inline-confirmation.tsx').catch(() => undefined);
type ConfirmationModule = NonNullable<Awaited<ReturnType<typeof importConfirmation>>>;

/**
 * How long a notice stays, in milliseconds: what it says stands in the page as well, and on a phone it lies
 * over it.
 */
const noticeDurationMs = 15_000;

/**
 * A form: what it says, and its sending. The native form is the one source of truth; nothing here holds an answer.
 *
 * @param options.path where the form stands; its script sends to `…/submit`, and its draft is kept under it
 * @param options.withNotices whether the notification area speaks, too: not in a frame, where it is out of sight
 */
export function useSubmissionForm(
  form: Form,
  { initial, path, withNotices }: { initial: InitialForm; path: string; withNotices: boolean },
) {
  const native = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [state, dispatch] = useReducer(formReducer, initial, ({ answers, errors }) =>
    createFormState(form, validateForm(form, answers), errors),
  );
  /** When the visitor had the empty form before them; not known of one that something else filled in (suspicion.ts). */
  const emptySince = useRef<number>(undefined);
  const [submissionId, setSubmissionId] = useState(initial.submissionId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | undefined>(initial.failure);
  const [sent, setSent] = useState<ConfirmationModule & { receipt: ConfirmationContent }>();
  const [offered, setOffered] = useState<StoredDraft>();
  const afterPointerRelease = useAfterPointerRelease();
  const draft = useDraft(form, path);

  const read = useCallback(
    () =>
      native.current ? readAnswers(form, new FormData(native.current)) : createEmptyAnswers(form),
    [form],
  );
  const showNotice = (notice: Omit<Notice, 'id'>) => {
    if (withNotices) notify({ id: 'form', duration: noticeDurationMs, ...notice });
  };

  /** Another submission id: what is written from here on is another submission. */
  function resetForm(answers: Answers, id: string) {
    if (!native.current) return;
    fillForm(native.current, answers);
    emptySince.current = isEmpty(answers) ? performance.now() : undefined;
    setSubmissionId(id);
    setFailure(undefined);
    dispatch({ type: 'emptied', assessment: validateForm(form, answers) });
  }

  /** Filled in by the page: with a draft, or with what was cleared before. */
  function restoreAnswers({
    answers,
    submissionId: id,
  }: {
    answers: Answers;
    submissionId: string;
  }) {
    resetForm(answers, id);
    dispatch({ type: 'filled', assessment: validateForm(form, answers) });
    draft.save({ answers, submissionId: id });
  }

  function focusFirstField() {
    document.getElementById(getFields(form)[0]?.name ?? '')?.focus();
  }

  function clear() {
    const earlier = { answers: read(), submissionId };
    resetForm(createEmptyAnswers(form), createSubmissionId());
    draft.remove();
    setOffered(undefined);
    focusFirstField();
    if (isEmpty(earlier.answers)) return;
    const { title, text, action } = notices.emptied;
    const undo = { label: action, onClick: () => restoreAnswers(earlier) };
    showNotice({ kind: 'message', title, text, action: undo });
  }

  function restoreDraft() {
    if (!offered) return;
    restoreAnswers(offered);
    setOffered(undefined);
    focusFirstField();
  }

  function discardDraft() {
    draft.remove();
    setOffered(undefined);
    focusFirstField();
  }

  // What was typed before React was there stays. A draft is offered, not filled in: computers are shared.
  const isInitiallyEmpty = isEmpty(initial.answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over the page.
  useEffect(() => {
    const present = read();
    const storedDraft = isInitiallyEmpty ? draft.read() : undefined;
    const same = storedDraft && JSON.stringify(storedDraft.answers) === JSON.stringify(present);
    if (storedDraft && same) setSubmissionId(storedDraft.submissionId);
    if (storedDraft && !same) setOffered(storedDraft);
    if (isEmpty(present)) {
      emptySince.current = performance.now();
      return;
    }
    dispatch({ type: 'filled', assessment: validateForm(form, present) });
    if (!storedDraft) draft.save({ answers: present, submissionId });
  }, []);

  async function send() {
    if (!native.current || sending.current) return;
    const answers = read();
    const { errors } = checkAnswers(form, answers);
    if (errors) {
      dispatch({ type: 'refused', errors });
      return;
    }
    sending.current = true;
    const content = new FormData(native.current);
    if (emptySince.current !== undefined) {
      content.set(fillingTimeField, String(Math.round(performance.now() - emptySince.current)));
    }
    draft.save({ answers, submissionId });
    draft.saveNow();
    setBusy(true);
    setFailure(undefined);
    const confirmation = await importConfirmation();
    const [answer] = await Promise.all([
      confirmation ? sendSubmission(`${path}/submit`, content) : createConnectionFailure(),
      sleep(minSubmitDurationMs),
    ]);
    sending.current = false;
    setBusy(false);
    if (confirmation && answer.kind === 'stored') {
      draft.remove();
      setOffered(undefined);
      resetForm(createEmptyAnswers(form), createSubmissionId());
      setSent({ ...confirmation, receipt: answer.receipt });
      showNotice({ kind: 'success', ...form.stored });
    } else if (answer.kind === 'refused') {
      dispatch({ type: 'refused', errors: answer.errors });
    } else if (answer.kind === 'failed') {
      setFailure(answer.failure);
      showNotice({ kind: 'error', ...getFailureTexts(answer.failure, form.noun) });
    }
  }

  /** The field to which a control belongs: its container says so (components/forms/field). */
  function fieldOf(target: EventTarget | undefined): string | undefined {
    const name =
      target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset.field;
    return getFields(form).find((field) => field.name === name)?.name;
  }

  const formProps = {
    ref: native,
    onSubmit(event: SubmitOrInputEvent) {
      event.preventDefault();
      void send();
    },
    onInput(event: SubmitOrInputEvent) {
      const answers = read();
      dispatch({
        type: 'changed',
        field: fieldOf(event.target),
        assessment: validateForm(form, answers),
      });
      draft.save({ answers, submissionId });
    },
    onFocus(event: FocusEvent) {
      void importConfirmation();
      if (withNotices) prepareNotifications();
      const field = fieldOf(event.target);
      if (field) dispatch({ type: 'entered', field });
    },
    onBlur(event: FocusEvent) {
      const field = fieldOf(event.target);
      // Another window, the terms, or another part of the same field: one comes back from there.
      const next = event.relatedTarget instanceof Element ? event.relatedTarget : undefined;
      if (!field || !document.hasFocus() || next?.closest('dialog') || fieldOf(next) === field) {
        return;
      }
      afterPointerRelease(() =>
        dispatch({ type: 'left', field, assessment: validateForm(form, read()) }),
      );
    },
  };

  return {
    state,
    formProps,
    submissionId,
    busy,
    failure,
    /** What was stored, and the component that says so. */
    sent,
    clear,
    /** The draft of an earlier visit, and what can be done with it. */
    offer: offered && { draft: offered, use: restoreDraft, remove: discardDraft },
    /** Whether the form stands as the server has sent it back. */
    isReturnedByServer:
      state.rejectionCount === 0 && (hasErrors(initial.errors) || initial.failure !== undefined),
  };
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
