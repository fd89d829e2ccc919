import { toDhakaDay } from '#common/dhaka-time.ts';
import { getDocuments } from '#domain/eligibility/documents.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { isSelectableOpportunity, opportunities } from '#domain/eligibility/opportunities.ts';
import { formatOpportunityName } from '#domain/eligibility/opportunity.ts';
import { choosePlan } from './choose-plan.ts';
import { createPlanQuery } from './plan-paths.ts';
import { listSteps } from './plan-status.ts';
import type { PlanSummary } from './plan-summary.ts';

/**
 * The plan that an application came from, by the address of its form.
 *
 * @param programme that the form is for
 * @returns undefined when the address names none, or one of another programme
 */
export function createPlanSummary(
  address: URLSearchParams,
  programme: string | undefined,
  now = new Date(),
): PlanSummary | undefined {
  const question = parseFinderQuery(address, isSelectableOpportunity);
  const option = opportunities.find(({ id }) => id === question.plan);
  if (!option || option.programme !== programme) return;
  const { plan, departureMonth } = choosePlan(option, getDocuments(option), {
    leave: question.departureMonth,
    profile: question.profile,
    today: toDhakaDay(now.toISOString()),
  });
  return {
    name: formatOpportunityName(option),
    isAbroad: option.isAbroad,
    departure: plan.departure,
    steps: listSteps(plan)
      .filter(({ isObtained }) => !isObtained)
      .map(({ id, name, start }) => ({ id, name, start })),
    query: createPlanQuery(option, departureMonth, question.profile),
  };
}
