import { plannerTexts } from '#content/document-planner.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan, PlanStep } from '#domain/eligibility/plan.ts';
import { formatDay } from './days.ts';

/** A document's name, and what it goes on with in smaller letters: 'Passport', 'valid at least 2 years'. */
export function splitDocumentName(name: string): { name: string; note?: string } {
  const [, main, note] = /^(.*?[^:]),? ((?:valid|if) .+)$/.exec(name) ?? [];
  return main && note ? { name: main, note } : { name };
}

/** All documents of a plan, in the order in which to start with them. */
export const listSteps = ({ beforeAcceptance, afterAcceptance }: Plan): PlanStep[] => [
  ...beforeAcceptance,
  ...afterAcceptance,
];

/** The visitor has ticked it, or said before that they have it. */
export const isStepCompleted = ({ id, isObtained }: PlanStep, ready: ReadonlySet<string>) =>
  isObtained === true || ready.has(id);

/** A document that is ready is never late. */
export const isStepLate = (step: PlanStep, ready: ReadonlySet<string>) =>
  step.start.isPast && !isStepCompleted(step, ready);

/** What is too late for the month, once ready documents don't count; undefined: nothing. */
export function findDelay(
  plan: Plan,
  ready: ReadonlySet<string>,
): { what: NonNullable<Plan['late']>; documents: number } | undefined {
  const documents = listSteps(plan).filter((step) => isStepLate(step, ready)).length;
  if (plan.late === undefined || (plan.late === 'documents' && documents === 0)) return;
  return { what: plan.late, documents };
}

const studyProgrammes: readonly ProgrammeSlug[] = [
  'study-abroad',
  'pathway-program',
  'student-exchange',
];

/** Whether the form leads to an interview and a match with a host, as it does where one works. */
export const hasHostMatching = ({ programme }: Pick<Opportunity, 'programme'>) =>
  !studyProgrammes.includes(programme);

/** What to do next: the document to start first of those that aren't ready. Undefined: all are. */
export const findNextStep = (plan: Plan, ready: ReadonlySet<string>): PlanStep | undefined =>
  listSteps(plan)
    .filter((step) => !isStepCompleted(step, ready))
    .sort((a, b) => (a.start.date < b.start.date ? -1 : 1))[0];

/** What the plan leads to: 'You leave on 1 September 2027'. */
export function formatDeparture({ departure: { date, isPast }, visa }: Plan): string {
  const { title, over, begin, begun } = plannerTexts.timeline;
  const [ahead, past] = visa ? [title, over] : [begin, begun];
  return (isPast ? past : ahead)(formatDay(date));
}

/** Where to begin: 'Start with “Passport” by 20 January 2027.'. Empty: all is ready, or the day has passed. */
export function formatNextStep(plan: Plan, ready: ReadonlySet<string>): string {
  const next = findNextStep(plan, ready);
  if (!next || plan.departure.isPast) return '';
  const { name } = splitDocumentName(next.name);
  const { startToday, startWith } = plannerTexts.timeline;
  return next.start.isPast ? startToday(name) : startWith(name, formatDay(next.start.date));
}
