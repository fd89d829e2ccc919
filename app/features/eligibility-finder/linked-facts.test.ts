import { expect, test } from 'vitest';
import { evaluateEligibility } from '#domain/eligibility/eligibility-results.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { chooseLinkedFacts } from './linked-facts.ts';

test('each fact that rows depend on is a link once, in the first of them', () => {
  const { couldFit } = evaluateEligibility({ profile: { age: 22 }, sort: 'fit' }, opportunities);
  const asked = couldFit.flatMap(({ missingFacts }) => missingFacts);
  const linkedFacts = chooseLinkedFacts(couldFit);
  const linked = [...linkedFacts.values()].flat();
  expect(linked.toSorted()).toEqual([...new Set(asked)].toSorted());
  expect(asked.length).toBeGreaterThan(5 * linked.length);
  const first = couldFit.find(({ missingFacts }) => missingFacts.includes('english'));
  expect(linkedFacts.get(first?.opportunity.id ?? '')).toContain('english');
});
