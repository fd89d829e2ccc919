import type { AnswerData } from '#app/screens/can-i-go/answer-data.ts';

export function PlanPage({ option }: Extract<AnswerData, { view: 'plan' }>) {
  return <h1>{option.name}</h1>;
}
