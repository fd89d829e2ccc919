import { usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import { getVisaApplicationDay, type Plan } from '#domain/eligibility/plan.ts';
import { PlanDate } from './plan-date.tsx';

/** The visa application, below the documents that it needs. Null where the employer applies for the visa. */
export function VisaApplication({ plan }: { plan: Plan }) {
  const plannerTexts = usePlannerTexts();
  const { visa } = plannerTexts;
  const { departure, weeks } = plan;
  const day = getVisaApplicationDay(plan);
  if (!day || weeks.visa === undefined) return null;
  return (
    <div className="visa">
      <PlanDate day={day} departure={departure} by={visa.by} now={visa.now} />
      <div>
        <h3>{visa.title}</h3>
        <p>{visa.text(plannerTexts.allow(weeks.visa))}</p>
      </div>
    </div>
  );
}
