import { planTexts } from '#content/can-i-go-plan.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import type { Option } from '#domain/eligibility/option.ts';
import type { Plan, PlanStep } from '#domain/eligibility/plan.ts';
import { dayWords } from './days.ts';

/** A document's name, and what it goes on with in smaller letters: 'Passport', 'valid at least 2 years'. */
export function nameParts(name: string): { name: string; note?: string } {
  const [, main, note] = /^(.*?[^:]),? ((?:valid|if) .+)$/.exec(name) ?? [];
  return main && note ? { name: main, note } : { name };
}

/** All documents of a plan, in the order in which to start with them. */
export const stepsOf = ({ beforeAcceptance, afterAcceptance }: Plan): PlanStep[] => [
  ...beforeAcceptance,
  ...afterAcceptance,
];

/** The visitor has ticked it, or said before that they have it. */
export const isReady = ({ id, isHad }: PlanStep, ready: ReadonlySet<string>) =>
  isHad === true || ready.has(id);

/** A document that is ready is never late. */
export const isLate = (step: PlanStep, ready: ReadonlySet<string>) =>
  step.start.isPast && !isReady(step, ready);

/** What is too late for the month, once ready documents don't count; undefined: nothing. */
export function lateOf(
  plan: Plan,
  ready: ReadonlySet<string>,
): { what: NonNullable<Plan['late']>; documents: number } | undefined {
  const documents = stepsOf(plan).filter((step) => isLate(step, ready)).length;
  if (plan.late === undefined || (plan.late === 'documents' && documents === 0)) return;
  return { what: plan.late, documents };
}

const studies: readonly ProgrammeSlug[] = ['study-abroad', 'pathway-program', 'student-exchange'];

/** Whether the form leads to an interview and a match with a host, as it does where one works. */
export const hasMatch = ({ programme }: Pick<Option, 'programme'>) => !studies.includes(programme);

/** What to do next: the document to start first of those that aren't ready. Undefined: all are. */
export const nextStep = (plan: Plan, ready: ReadonlySet<string>): PlanStep | undefined =>
  stepsOf(plan)
    .filter((step) => !isReady(step, ready))
    .sort((a, b) => (a.start.date < b.start.date ? -1 : 1))[0];

/** What the plan leads to: 'You leave on 1 September 2027'. */
export function tideWords({ leave: { date, isPast }, visa }: Plan): string {
  const { title, over, begin, begun } = planTexts.tide;
  const [ahead, past] = visa ? [title, over] : [begin, begun];
  return (isPast ? past : ahead)(dayWords(date));
}

/** Where to begin: 'Start with “Passport” by 20 January 2027.'. Empty: all is ready, or the day has passed. */
export function startWords(plan: Plan, ready: ReadonlySet<string>): string {
  const next = nextStep(plan, ready);
  if (!next || plan.leave.isPast) return '';
  const { name } = nameParts(next.name);
  const { startToday, startWith } = planTexts.tide;
  return next.start.isPast ? startToday(name) : startWith(name, dayWords(next.start.date));
}
