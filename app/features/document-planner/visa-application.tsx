import { planTexts } from '#content/can-i-go-plan.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { DayFigure } from './day-figure.tsx';

const { visa } = planTexts;

/** Below the documents that it needs. */
export function VisaApplication({ plan }: { plan: Plan }) {
  const { visa: day, leave, weeks } = plan;
  if (!day || weeks.visa === undefined) return null;
  return (
    <div className="visa">
      <DayFigure day={day} leave={leave} by={visa.by} now={visa.now} />
      <div>
        <h3>{visa.title}</h3>
        <p>
          {planTexts.allow(weeks.visa)}. {visa.text}
        </p>
      </div>
    </div>
  );
}
