import { planTexts } from '#app/content/can-i-go-plan.ts';
import type { PlanDay } from '#app/eligibility/plan.ts';
import { DayFigure } from './day-figure.tsx';

const { visa } = planTexts;

/** Below the documents that it needs. */
export function VisaApplication({ day, leave }: { day: PlanDay; leave: PlanDay }) {
  return (
    <div className="visa">
      <DayFigure day={day} leave={leave} by={visa.by} now={visa.now} />
      <div>
        <h3>{visa.title}</h3>
        <p>{visa.text}</p>
      </div>
    </div>
  );
}
