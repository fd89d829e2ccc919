import type { RecordedPlan } from '#app/features/visitor-record/visitor-record.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { createPlannedApplicationPath } from './plan-paths.ts';
import { listSteps } from './plan-status.ts';

/** Creates the entry of a plan in the visitor's record. */
export function createRecordedPlan(
  opportunity: Opportunity,
  query: Pick<FinderQuery, 'profile'>,
  { plan, departureMonth }: { plan: Plan; departureMonth: string },
): RecordedPlan {
  const steps = listSteps(plan);
  const getIds = (some: typeof steps) => some.map(({ id }) => id);
  return {
    id: opportunity.id,
    place: opportunity.country?.name ?? opportunity.name,
    month: departureMonth,
    documents: getIds(steps),
    obtained: getIds(steps.filter(({ isObtained }) => isObtained)),
    apply: createPlannedApplicationPath(opportunity, query, departureMonth),
  };
}
