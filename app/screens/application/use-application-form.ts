import {
  type FocusEvent,
  type FormEvent as SubmitOrInputEvent,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { notify, prepareNotifications } from '#app/components/layout/notifications/notify.ts';
import type { Failure, FailureTexts } from '#app/content/applications/application-form.ts';
import { notices } from '#app/content/applications/notices.ts';
import type { ApplicationProgramme } from '#submissions/programmes.ts';
import {
  type ApplicationErrors,
  type ApplicationField,
  applicationFields,
  type RawApplication,
  readApplicationForm,
  validateApplication,
} from '#submissions/schema.ts';
import { assess, emptyApplication, isEmpty } from './assessment.ts';
import { fillForm } from './fill-form.ts';
import { formReducer, hasErrors, initialFormState } from './form-state.ts';
import { type Receipt, sendApplication } from './send-application.ts';
import { createSubmissionId } from './submission-id.ts';
import { useDraft } from './use-draft.ts';
import { usePointerRest } from './use-pointer-rest.ts';

/** What the page comes with: an empty form, or one that the server has sent back. */
export type InitialForm = {
  values: RawApplication;
  submissionId: string;
  errors: ApplicationErrors;
  failure?: Failure | undefined;
};

/** SPEC section 9, "simulated submit delay", in milliseconds: sending takes at least this long. */
const sendingTime = 2000;

/**
 * How long a notice stays, in milliseconds: what it says stands in the page as well, and on a phone it lies
 * over it.
 */
const noticeDuration = 15_000;

/**
 * The shared application form: what it says, and its sending. The native form is the one source of truth;
 * nothing here holds an answer.
 *
 * @param options.address where the script sends it
 * @param options.failures what the notice says when it could not be sent
 */
export function useApplicationForm(
  programme: Pick<ApplicationProgramme, 'slug' | 'options'>,
  { initial, address, failures }: { initial: InitialForm; address: string; failures: FailureTexts },
) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [state, dispatch] = useReducer(formReducer, initial, ({ values, errors }) =>
    initialFormState(assess(programme, values), errors),
  );
  const [submissionId, setSubmissionId] = useState(initial.submissionId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | undefined>(initial.failure);
  const [receipt, setReceipt] = useState<Receipt>();
  const whenPointerRests = usePointerRest();

  const read = useCallback(
    () => (form.current ? readApplicationForm(new FormData(form.current)) : emptyApplication),
    [],
  );
  const draft = useDraft(programme.slug, () =>
    form.current ? { submissionId, values: read() } : undefined,
  );

  /** Another submission id: what is written from here on is another application. */
  function startAnew(values: RawApplication, id: string) {
    if (!form.current) return;
    fillForm(form.current, values);
    setSubmissionId(id);
    setFailure(undefined);
    dispatch({ type: 'emptied', assessment: assess(programme, values) });
  }

  function clear() {
    const earlier = { values: read(), submissionId };
    startAnew(emptyApplication, createSubmissionId());
    draft.remove();
    document.getElementById(applicationFields[0])?.focus();
    if (isEmpty(earlier.values)) return;
    const undo = () => {
      startAnew(earlier.values, earlier.submissionId);
      dispatch({ type: 'filled', assessment: assess(programme, earlier.values) });
      draft.save();
    };
    const { title, text, action } = notices.emptied;
    notify({ kind: 'message', id: 'draft', title, text, action: { label: action, onClick: undo } });
  }

  const latestClear = useRef(clear);
  useEffect(() => {
    latestClear.current = clear;
  });

  // What was typed before React was there stays; a draft fills the rest.
  const cameEmpty = isEmpty(initial.values);
  const { read: readDraft, save: saveDraft } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over the page.
  useEffect(() => {
    if (!form.current) return;
    const present = assess(programme, read());
    const kept = cameEmpty ? readDraft() : undefined;
    if (kept) {
      fillForm(form.current, kept.values, (field) => !present.filled.has(field));
      setSubmissionId(kept.submissionId);
      const { title, text, action } = notices.restored;
      const onClick = () => latestClear.current();
      notify({ kind: 'message', id: 'draft', title, text, action: { label: action, onClick } });
    }
    if (!kept && present.filled.size === 0) return;
    dispatch({ type: 'filled', assessment: assess(programme, read()) });
    if (present.filled.size > 0) saveDraft();
  }, []);

  async function send() {
    if (!form.current || sending.current) return;
    const { errors } = validateApplication(programme, read());
    if (errors) {
      dispatch({ type: 'refused', errors });
      return;
    }
    sending.current = true;
    const content = new FormData(form.current);
    draft.saveNow();
    setBusy(true);
    setFailure(undefined);
    const [answer] = await Promise.all([sendApplication(address, content), pause(sendingTime)]);
    sending.current = false;
    setBusy(false);
    if (answer.kind === 'stored') {
      draft.remove();
      startAnew(emptyApplication, createSubmissionId());
      setReceipt(answer.receipt);
      notify({
        kind: 'success',
        id: 'application',
        duration: noticeDuration,
        ...notices.submitted,
      });
    } else if (answer.kind === 'refused') {
      dispatch({ type: 'refused', errors: answer.errors });
    } else {
      setFailure(answer.failure);
      notify({
        kind: 'error',
        id: 'application',
        duration: noticeDuration,
        ...failures[answer.failure],
      });
    }
  }

  const formProps = {
    ref: form,
    onSubmit(event: SubmitOrInputEvent) {
      event.preventDefault();
      void send();
    },
    onInput(event: SubmitOrInputEvent) {
      const field = fieldOf(event.target);
      dispatch({ type: 'changed', field, assessment: assess(programme, read()) });
      draft.save();
    },
    onFocus(event: FocusEvent) {
      prepareNotifications();
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
      whenPointerRests(() =>
        dispatch({ type: 'left', field, assessment: assess(programme, read()) }),
      );
    },
  };

  return {
    state,
    formProps,
    submissionId,
    busy,
    failure,
    receipt,
    clear,
    /** Whether the form stands as the server has sent it back. */
    asSentBack:
      state.refusals === 0 && (hasErrors(initial.errors) || initial.failure !== undefined),
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The field to which a control belongs: its container says so (components/forms/field). */
function fieldOf(target: EventTarget | undefined): ApplicationField | undefined {
  const name =
    target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset.field;
  return applicationFields.find((field) => field === name);
}
