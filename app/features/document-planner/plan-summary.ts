import type { PlanDay, PlanStep } from '#domain/eligibility/plan.ts';

/** The part of a plan that the confirmation of an application shows. */
export type PlanSummary = {
  /** 'Germany, Internship'. */
  name: string;
  isAbroad: boolean;
  departure: PlanDay;
  /** In the order in which to start with them, without those that the visitor has already. */
  steps: readonly Pick<PlanStep, 'id' | 'name' | 'start'>[];
  /** Query string of the plan, without a leading '?': 'plan=germany-internship&leave=2027-09'. */
  query: string;
};
