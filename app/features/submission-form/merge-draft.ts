import type { Answers } from '#domain/submissions/form.ts';
import { isFilled } from './validation.ts';

/**
 * Fills a form with a draft, and keeps what the visitor has typed meanwhile.
 *
 * @param answers.draft the answers of the draft
 * @param answers.current the answers in the form now
 * @param answers.initial the answers with which the page loaded. The URL may have chosen some; the draft may replace those.
 * @returns an answer for each field of `current`
 */
export function mergeDraft({
  draft,
  current,
  initial,
}: {
  draft: Answers;
  current: Answers;
  initial: Answers;
}): Answers {
  return Object.fromEntries(
    Object.entries(current).map(([name, answer]) => {
      const drafted = draft[name];
      const isTyped = isFilled(answer) && answer !== initial[name];
      return [name, drafted === undefined || isTyped || !isFilled(drafted) ? answer : drafted];
    }),
  );
}

/** Whether two sets of answers of the same form are the same. */
export const areSameAnswers = (first: Answers, second: Answers): boolean =>
  JSON.stringify(first) === JSON.stringify(second);
