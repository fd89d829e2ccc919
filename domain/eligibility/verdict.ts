import { isAlmost, isOpen } from './answer.ts';
import type { Judgement } from './judge.ts';

/** The group of the answer in which an option stands. */
export type Verdict = (typeof verdicts)[number];
export const verdicts = ['now', 'almost', 'not-yet'] as const;

export function verdictOf(judgement: Judgement): Verdict {
  if (isOpen(judgement)) return 'now';
  return isAlmost(judgement) ? 'almost' : 'not-yet';
}
