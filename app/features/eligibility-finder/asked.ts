import { createContext } from 'react';
import type { Question } from '#domain/eligibility/question.ts';

/**
 * The question that is answered. Every link of an answer carries it on, and they alone take it from here: a card of which
 * the same is missing as before is not rendered again.
 */
export const Asked = createContext<Question>({
  profile: {},
  sort: 'fit',
  compare: [],
  ignored: [],
});
