import { dhakaDay } from '#common/dhaka-time.ts';
import { documentsOf } from '#domain/eligibility/documents.ts';
import { optionName } from '#domain/eligibility/option.ts';
import { isOption, options } from '#domain/eligibility/options.ts';
import { parseQuestion } from '#domain/eligibility/question.ts';
import { planQuery } from './addresses.ts';
import { choosePlan } from './choose-plan.ts';
import type { PlanSummary } from './plan-summary.ts';
import { stepsOf } from './words.ts';

/**
 * The plan that an application came from, by the address of its form.
 *
 * @param programme that the form is for
 * @returns undefined when the address names none, or one of another programme
 */
export function planSummary(
  address: URLSearchParams,
  programme: string | undefined,
  now = new Date(),
): PlanSummary | undefined {
  const question = parseQuestion(address, isOption);
  const option = options.find(({ id }) => id === question.plan);
  if (!option || option.programme !== programme) return;
  const { plan, leave } = choosePlan(option, documentsOf(option), {
    leave: question.leave,
    profile: question.profile,
    today: dhakaDay(now.toISOString()),
  });
  return {
    name: optionName(option),
    isAbroad: option.isAbroad,
    leave: plan.leave,
    steps: stepsOf(plan)
      .filter(({ isHad }) => !isHad)
      .map(({ id, name, start }) => ({ id, name, start })),
    query: planQuery(option, leave, question.profile),
  };
}
