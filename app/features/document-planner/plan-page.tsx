import { useLayoutEffect } from 'react';
import type { AnswerData } from '#app/features/eligibility-finder/answer-data.ts';
import { planTexts } from '#content/can-i-go-plan.ts';
import { plannedApplicationAddress } from './addresses.ts';
import { Bank } from './bank.tsx';
import { AtHome, Crossing } from './crossing.tsx';
import { Departure } from './departure.tsx';
import { Opening } from './opening.tsx';
import { HighTide } from './tide-table.tsx';
import { usePlan } from './use-plan.ts';
import { useReadyDocuments } from './use-ready-documents.ts';
import { VisaApplication } from './visa-application.tsx';
import { startWords, tideWords } from './words.ts';
import './plan.css';

/**
 * The document planner (requirements, "Can I go?"): an option's documents on the two banks of one river, with the days
 * on which to start with them. The same from the server and in the browser, which plans anew at each change.
 */
export function PlanPage({ option, documents, today }: Extract<AnswerData, { view: 'plan' }>) {
  const planned = usePlan(option, documents, today);
  const { plan, leave, question } = planned;
  const { ready, tick, isKept } = useReadyDocuments();
  useLayoutEffect(() => {
    // What was ticked before scripts took over is ready.
    const boxes = document.querySelectorAll<HTMLInputElement>('.plan [name=ready]:checked:enabled');
    for (const { value } of boxes) tick(value, true);
  }, [tick]);

  const apply = {
    to: plannedApplicationAddress(option, question, leave),
    option,
  };
  const bank = { leave: plan.leave, ready, onTick: tick };
  return (
    <div className="plan">
      <Opening option={option} planned={planned} ready={ready} />
      <p role="status" className="visually-hidden">
        {`${tideWords(plan)}. ${startWords(plan, ready)}`}
      </p>
      <HighTide option={option} plan={plan} ready={ready} today={today} />
      <Bank side="near" steps={plan.beforeAcceptance} note={planTexts.noneForForm} {...bank} />
      {!option.isAbroad ? (
        <AtHome plan={plan} apply={apply} />
      ) : (
        <>
          <Crossing plan={plan} apply={apply} />
          <Bank side="far" steps={plan.afterAcceptance} {...bank}>
            <VisaApplication plan={plan} />
          </Bank>
        </>
      )}
      <Departure plan={plan} apply={apply} keepsTicks={isKept} />
    </div>
  );
}
