import { choosePlan } from '#app/features/document-planner/choose-plan.ts';
import { listSteps } from '#app/features/document-planner/plan-status.ts';
import { finderTexts } from '#app/features/eligibility-finder/finder-texts.server.ts';
import { formats } from '#content/formats/formats.ts';
import type { Language } from '#content/language.ts';
import { opportunitySheet } from '#content/opportunity-sheet.ts';
import { getDocuments } from '#domain/eligibility/documents.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { getVisaApplicationDay, type Plan, type PlanDay } from '#domain/eligibility/plan.ts';
import type { SheetView } from './sheet-view.ts';

/**
 * Lists the days of the plan in their order. Tasks that begin on the same day are one entry. All tasks that should have begun
 * by now are one entry, too.
 *
 * @param today ISO 8601, in Dhaka
 * @returns `departureMonth` '2027-09': that of the query, or the first one for which nothing is late if the query has none, or
 * one that has passed, as the code on an old paper has
 */
export function createSheetPlan(
  opportunity: Opportunity,
  language: Language,
  { profile, departureMonth: requested }: Pick<FinderQuery, 'profile' | 'departureMonth'>,
  today: string,
): { section: SheetView['plan']; departureMonth: string } {
  const texts = opportunitySheet[language].plan;
  const { date, month } = formats[language];
  const documents = getDocuments(opportunity, language);
  const { plan, departureMonth } = choosePlan(opportunity, documents, {
    departureMonth: requested && `${requested}-01` >= today ? requested : undefined,
    today,
    profile,
  });
  const steps = listSteps(plan).filter(({ isObtained }) => !isObtained);
  const visa = getVisaApplicationDay(plan);
  const tasks: { day: PlanDay; task: string }[] = [
    ...steps.map(({ name, start, appliedForBy }) => ({
      day: start,
      task: appliedForBy === 'employer' ? texts.byEmployer(name) : texts.start(name),
    })),
    { day: plan.apply, task: texts.apply },
    ...(visa ? [{ day: visa, task: texts.visa }] : []),
    { day: plan.departure, task: opportunity.isAbroad ? texts.leave : texts.begin },
  ];
  const days = Map.groupBy(
    tasks.toSorted((a, b) => a.day.date.localeCompare(b.day.date)),
    ({ day }) => (day.isPast ? texts.startNow : date(day.date)),
  );
  const formatLede = texts.lede[opportunity.isAbroad ? 'abroad' : 'atHome'];
  return {
    section: {
      title: texts.title,
      lede: [formatLede(month(departureMonth)), ...explainDelay(plan, language)].join(' '),
      days: [...days].map(([label, entries]) => ({
        label,
        tasks: entries.map(({ task }) => task),
      })),
    },
    departureMonth,
  };
}

/** Says in the words of the planner that the day to apply has passed. Documents that are late are the tasks for "now". */
const explainDelay = ({ late, apply }: Plan, language: Language): string[] =>
  late === 'application'
    ? [finderTexts[language].planner.late.application(formats[language].date(apply.date))]
    : [];
