import type { AnswerData } from '#app/screens/can-i-go/answer-data.ts';

export function ComparisonPage({ compared }: Extract<AnswerData, { view: 'compare' }>) {
  return <h1>{compared.map(({ option }) => option.name)}</h1>;
}
