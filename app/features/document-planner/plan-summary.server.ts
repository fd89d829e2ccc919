import { opportunitiesFiles } from '#app/features/eligibility-finder/opportunities-file.server.ts';
import { toDhakaDay } from '#common/dhaka-time.ts';
import type { Language } from '#content/language.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { isSelectableOpportunity } from '#domain/eligibility/opportunities.ts';
import { formatOpportunityName } from '#domain/eligibility/opportunity.ts';
import { choosePlan } from './choose-plan.ts';
import { createPlanQuery } from './plan-paths.ts';
import { listSteps } from './plan-status.ts';
import type { PlanSummary } from './plan-summary.ts';

/**
 * Creates the summary of the plan from which a visitor came to an application form.
 *
 * @param searchParams of the form's URL
 * @param programme slug of the programme of the form
 * @param options.language of the names
 * @returns undefined if the URL names no plan, or that of another programme
 */
export function createPlanSummary(
  searchParams: URLSearchParams,
  programme: string | undefined,
  { language, now = new Date() }: { language: Language; now?: Date },
): PlanSummary | undefined {
  const query = parseFinderQuery(searchParams, isSelectableOpportunity);
  const { options, documents } = opportunitiesFiles[language];
  const opportunity = options.find(({ id }) => id === query.plan);
  if (!opportunity || opportunity.programme !== programme) return;
  const { plan, departureMonth } = choosePlan(opportunity, documents[opportunity.id] ?? [], {
    departureMonth: query.departureMonth,
    profile: query.profile,
    today: toDhakaDay(now.toISOString()),
  });
  return {
    name: formatOpportunityName(opportunity),
    isAbroad: opportunity.isAbroad,
    departure: plan.departure,
    steps: listSteps(plan)
      .filter(({ isObtained }) => !isObtained)
      .map(({ id, name, start }) => ({ id, name, start })),
    query: createPlanQuery(opportunity, departureMonth, query.profile),
  };
}
