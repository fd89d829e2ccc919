import { expect, test } from 'vitest';
import { evaluateEligibility } from '#domain/eligibility/eligibility-results.ts';
import type { Profile } from '#domain/eligibility/profile.ts';
import { exampleOpportunities as opportunities } from '#domain/eligibility/testing/example-opportunities.ts';
import { exampleProfile as example } from '#domain/eligibility/testing/example-profile.ts';
import { computeEligibleShare, groupResults } from './group-results.ts';

const evaluate = (profile: Profile) => evaluateEligibility({ profile, sort: 'fit' }, opportunities);

test('every eligible opportunity is in one group: three posters, ten rows, the rest folded, programmes', () => {
  const { eligible } = evaluate(example);
  const { lead, rows, folded, programmes } = groupResults(eligible);
  expect([lead.length, rows.length]).toEqual([3, 10]);
  expect([...lead, ...rows, ...folded].every(({ opportunity }) => opportunity.country)).toBe(true);
  expect(programmes.some(({ opportunity }) => opportunity.country)).toBe(false);
  const shown = [...lead, ...rows, ...folded, ...programmes].map(
    ({ opportunity }) => opportunity.id,
  );
  expect(shown.toSorted()).toEqual(eligible.map(({ opportunity: { id } }) => id).toSorted());
});

test('two eligible opportunities are posters, and there are no rows', () => {
  expect(groupResults(evaluate(example).eligible.slice(0, 2))).toMatchObject({
    rows: [],
    folded: [],
  });
});

test('the share of eligible opportunities is 0 if there are none', () => {
  expect([
    computeEligibleShare(0, 0),
    computeEligibleShare(0, 4),
    computeEligibleShare(3, 4),
    computeEligibleShare(4, 4),
  ]).toEqual([0, 0, 0.75, 1]);
});
