import { usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { PlanDate } from './plan-date.tsx';

/** The visa application, below the documents that it needs. */
export function VisaApplication({ plan }: { plan: Plan }) {
  const plannerTexts = usePlannerTexts();
  const { visa } = plannerTexts;
  const { visa: day, departure, weeks } = plan;
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
