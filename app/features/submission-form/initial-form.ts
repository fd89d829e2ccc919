import type { Failure } from '#content/forms/failure.ts';
import { type DateRanges, getDateRanges } from '#domain/submissions/date-ranges.ts';
import type { Answers, FieldErrors, Form } from '#domain/submissions/form.ts';
import { createEmptyAnswers } from '#domain/submissions/read-answers.ts';

/** The form when the page loads: an empty form, or one that the server has sent back. */
export type InitialForm = {
  answers: Answers;
  /** A new id, or the id of the form that the server has sent back. */
  submissionId: string;
  errors: FieldErrors;
  failure?: Failure | undefined;
  /**
   * The days that the date pickers offer. The server computes them, because hydration needs the same dates as the HTML, and the
   * browser's clock may differ.
   */
  dateRanges: DateRanges;
};

/** @param initial.chosen the answers from the URL (prefilled-answers.ts) */
export const createEmptyForm = (
  form: Form,
  { chosen, submissionId }: { chosen: Answers; submissionId: string },
): InitialForm => ({
  answers: { ...createEmptyAnswers(form), ...chosen },
  submissionId,
  errors: {},
  dateRanges: getDateRanges(form),
});
