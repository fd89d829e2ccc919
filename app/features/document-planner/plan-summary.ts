import type { PlanDay, PlanStep } from '#domain/eligibility/plan.ts';

/** A plan as the confirmation of its application repeats it. */
export type PlanSummary = {
  /** 'Germany, Internship'. */
  name: string;
  isAbroad: boolean;
  departure: PlanDay;
  /** In the order in which to start with them; without those that the visitor said to have. */
  steps: readonly Pick<PlanStep, 'id' | 'name' | 'start'>[];
  /** What names it in an address: 'plan=germany-internship&leave=2027-09'. */
  query: string;
};
