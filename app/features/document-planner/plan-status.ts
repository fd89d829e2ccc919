import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import type { PlannerTexts } from '#content/types/planner-texts.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan, PlanStep } from '#domain/eligibility/plan.ts';

/** All documents of a plan, in the order in which to start with them. */
export const listSteps = ({ beforeAcceptance, afterAcceptance }: Plan): PlanStep[] => [
  ...beforeAcceptance,
  ...afterAcceptance,
];

/** Whether the visitor has ticked the document, or has it according to their profile. */
export const isStepCompleted = ({ id, isObtained }: PlanStep, completed: ReadonlySet<string>) =>
  isObtained === true || completed.has(id);

/** Whether the day to start has passed. A completed document is never late. */
export const isStepLate = (step: PlanStep, completed: ReadonlySet<string>) =>
  step.start.isPast && !isStepCompleted(step, completed);

/**
 * The most important date that has passed, and the number of late documents. Completed documents don't count.
 *
 * @returns undefined when everything is on time
 */
export function findDelay(
  plan: Plan,
  completed: ReadonlySet<string>,
): { what: NonNullable<Plan['late']>; documents: number } | undefined {
  const documents = listSteps(plan).filter((step) => isStepLate(step, completed)).length;
  if (plan.late === undefined || (plan.late === 'documents' && documents === 0)) return;
  return { what: plan.late, documents };
}

const studyProgrammes: readonly ProgrammeSlug[] = [
  'study-abroad',
  'pathway-program',
  'student-exchange',
];

/** Whether the application leads to an interview and a match with a host, as it does for work placements. */
export const hasHostMatching = ({ programme }: Pick<Opportunity, 'programme'>) =>
  !studyProgrammes.includes(programme);

/** The document to start first among those that aren't completed. Undefined when all are completed. */
export const findNextStep = (plan: Plan, completed: ReadonlySet<string>): PlanStep | undefined =>
  listSteps(plan)
    .filter((step) => !isStepCompleted(step, completed))
    .sort((a, b) => (a.start.date < b.start.date ? -1 : 1))[0];

/** A sentence about the departure: 'You leave on 1 September 2027'. */
export function formatDeparture(
  { departure: { date, isPast }, visa }: Plan,
  { dates, timeline: { title, over, begin, begun } }: PlannerTexts,
): string {
  const [formatFuture, formatPast] = visa ? [title, over] : [begin, begun];
  return (isPast ? formatPast : formatFuture)(dates.day(date));
}

/**
 * A sentence about the next step: 'Start with “Passport” by 20 January 2027.'. Empty if none is left, or after the departure.
 */
export function formatNextStep(
  plan: Plan,
  completed: ReadonlySet<string>,
  { dates, splitDocumentName, timeline: { startToday, startWith } }: PlannerTexts,
): string {
  const next = findNextStep(plan, completed);
  if (!next || plan.departure.isPast) return '';
  const { name } = splitDocumentName(next.name);
  return next.start.isPast ? startToday(name) : startWith(name, dates.day(next.start.date));
}
