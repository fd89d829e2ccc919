import type { Failure } from '#content/forms/failures.ts';
import type { Answers, FieldErrors, Form } from '#domain/submissions/form.ts';
import { createEmptyAnswers } from '#domain/submissions/schema.ts';

/** What the page comes with: an empty form, or one that the server has sent back. */
export type InitialForm = {
  answers: Answers;
  /** A new one, or that of the form that was sent back. */
  submissionId: string;
  errors: FieldErrors;
  failure?: Failure | undefined;
};

/** @param initial.chosen what the address chose (prefilled-answers.ts) */
export const createEmptyForm = (
  form: Form,
  { chosen, submissionId }: { chosen: Answers; submissionId: string },
): InitialForm => ({
  answers: { ...createEmptyAnswers(form), ...chosen },
  submissionId,
  errors: {},
});
