import { useLayoutEffect } from 'react';
import type { FinderViewData } from '#app/features/eligibility-finder/finder-view-data.ts';
import { plannerTexts } from '#content/document-planner.ts';
import { ApplyStep, ApplyStepAtHome } from './apply-step.tsx';
import { Departure } from './departure.tsx';
import { DocumentStage } from './document-stage.tsx';
import { PlanHero } from './plan-hero.tsx';
import { createPlannedApplicationPath } from './plan-paths.ts';
import { formatDeparture, formatNextStep } from './plan-status.ts';
import { TimelineSection } from './timeline-section.tsx';
import { useCompletedDocuments } from './use-completed-documents.ts';
import { usePlan } from './use-plan.ts';
import { VisaApplication } from './visa-application.tsx';
import './plan.css';

/**
 * The document planner (requirements, "Can I go?"): an option's documents on the two banks of one river, with the days
 * on which to start with them. The same from the server and in the browser, which plans anew at each change.
 */
export function PlanPage({
  opportunity,
  documents,
  today,
}: Extract<FinderViewData, { view: 'plan' }>) {
  const planned = usePlan(opportunity, documents, today);
  const { plan, departureMonth, question } = planned;
  const { ready, tick, isKept } = useCompletedDocuments();
  useLayoutEffect(() => {
    // What was ticked before scripts took over is ready.
    const boxes = document.querySelectorAll<HTMLInputElement>('.plan [name=ready]:checked:enabled');
    for (const { value } of boxes) tick(value, true);
  }, [tick]);

  const apply = {
    to: createPlannedApplicationPath(opportunity, question, departureMonth),
    option: opportunity,
  };
  const bank = { leave: plan.departure, ready, onTick: tick };
  return (
    <div className="plan">
      <PlanHero option={opportunity} planned={planned} ready={ready} />
      <p role="status" className="visually-hidden">
        {`${formatDeparture(plan)}. ${formatNextStep(plan, ready)}`}
      </p>
      <TimelineSection option={opportunity} plan={plan} ready={ready} today={today} />
      <DocumentStage
        side="near"
        title={plannerTexts.beforeAcceptance}
        steps={plan.beforeAcceptance}
        note={plannerTexts.noneForForm}
        {...bank}
      />
      {!opportunity.isAbroad ? (
        <ApplyStepAtHome plan={plan} apply={apply} />
      ) : (
        <>
          <ApplyStep plan={plan} apply={apply} />
          <DocumentStage
            side="far"
            title={plannerTexts.afterAcceptance}
            steps={plan.afterAcceptance}
            {...bank}
          >
            <VisaApplication plan={plan} />
          </DocumentStage>
        </>
      )}
      <Departure plan={plan} apply={apply} keepsTicks={isKept} />
    </div>
  );
}
