import { useEffect, useLayoutEffect, useMemo } from 'react';
import { usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import type { FinderViewData } from '#app/features/eligibility-finder/finder-view-data.ts';
import { visitorRecord } from '#app/features/visitor-record/record-store.ts';
import { useVisitorRecord } from '#app/features/visitor-record/use-visitor-record.ts';
import { ApplyStep, ApplyStepAtHome } from './apply-step.tsx';
import { Departure } from './departure.tsx';
import { DocumentStage } from './document-stage.tsx';
import { PlanHero } from './plan-hero.tsx';
import { formatDeparture, formatNextStep } from './plan-status.ts';
import { createRecordedPlan } from './recorded-plan.ts';
import { TimelineSection } from './timeline-section.tsx';
import { usePlan } from './use-plan.ts';
import { VisaApplication } from './visa-application.tsx';
import './plan.css';
import './plan-hero.css';
import './timeline.css';
import './plan-date.css';
import './document-stage.css';
import './apply-step.css';
import './departure.css';
import './plan-media.css';

/**
 * The document planner (requirements, "Can I go?"): the documents of an opportunity before and after the acceptance, each
 * with the day to start. The server renders the first plan; the browser computes it again after each change.
 */
export function PlanPage({
  opportunity,
  documents,
  today,
}: Extract<FinderViewData, { view: 'plan' }>) {
  const plannerTexts = usePlannerTexts();
  const planState = usePlan(opportunity, documents, today);
  const { plan, departureMonth, query } = planState;
  const record = useVisitorRecord();
  const completed = useMemo(() => new Set(record.documents), [record.documents]);
  const recordedPlan = useMemo(
    () => createRecordedPlan(opportunity, query, { plan, departureMonth }),
    [opportunity, query, plan, departureMonth],
  );
  // Other pages show the plan that was opened last.
  useEffect(() => visitorRecord.update({ plan: recordedPlan }), [recordedPlan]);
  useLayoutEffect(() => {
    // Boxes that were ticked before hydration count as completed.
    const boxes = document.querySelectorAll<HTMLInputElement>('.plan [name=ready]:checked:enabled');
    for (const { value } of boxes) visitorRecord.setDocument(value, true);
  }, []);

  const hasLetter = plan.beforeAcceptance.some(({ id }) => id === 'motivation-letter');
  const apply = { to: recordedPlan.apply, opportunity };
  const stageProps = {
    departure: plan.departure,
    completed,
    onChange: visitorRecord.setDocument,
  };
  return (
    <div className="plan">
      <PlanHero opportunity={opportunity} planState={planState} completed={completed} />
      <p role="status" className="visually-hidden">
        {plannerTexts.status(
          formatDeparture(plan, plannerTexts),
          formatNextStep(plan, completed, plannerTexts),
        )}
      </p>
      <TimelineSection opportunity={opportunity} plan={plan} completed={completed} today={today} />
      <DocumentStage
        stage="before-application"
        title={plannerTexts.beforeAcceptance}
        steps={plan.beforeAcceptance}
        note={plannerTexts.noFiles[hasLetter ? 'withLetter' : 'withoutLetter']}
        {...stageProps}
      />
      {!opportunity.isAbroad ? (
        <ApplyStepAtHome plan={plan} apply={apply} />
      ) : (
        <>
          <ApplyStep plan={plan} apply={apply} />
          <DocumentStage
            stage="after-application"
            title={plannerTexts.afterAcceptance}
            steps={plan.afterAcceptance}
            {...stageProps}
          >
            <VisaApplication plan={plan} />
          </DocumentStage>
        </>
      )}
      <Departure plan={plan} apply={apply} isStored={visitorRecord.isStored()} />
    </div>
  );
}
