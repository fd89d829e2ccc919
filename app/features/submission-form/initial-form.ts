import type { Failure } from '#content/forms/failure.ts';
import { type DateRanges, getDateRanges } from '#domain/submissions/date-ranges.ts';
import type { Answers, FieldErrors, Form } from '#domain/submissions/form.ts';
import { createEmptyAnswers } from '#domain/submissions/read-answers.ts';
import type { FinderAnswers } from './finder-answers.server.ts';

/** The form when the page loads: an empty form, or one that the server has sent back. */
export type InitialForm = {
  answers: Answers;
  /** The answers of “Can I go?” that the form offers to fill in. */
  offered?: FinderAnswers | undefined;
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

/**
 * @param initial.chosen the answers from the URL (prefilled-answers.ts)
 * @param initial.offered those that the URL has for the visitor to choose (finder-answers.server.ts)
 */
export const createEmptyForm = (
  form: Form,
  {
    chosen,
    offered,
    submissionId,
  }: { chosen: Answers; offered?: FinderAnswers | undefined; submissionId: string },
): InitialForm => ({
  answers: { ...createEmptyAnswers(form), ...chosen },
  offered,
  submissionId,
  errors: {},
  dateRanges: getDateRanges(form),
});
