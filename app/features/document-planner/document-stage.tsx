import type { ReactNode } from 'react';
import { usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import type { PlanDay, PlanStep } from '#domain/eligibility/plan.ts';
import { PlanDate } from './plan-date.tsx';
import { isStepCompleted } from './plan-status.ts';

/** The documents before or after the acceptance, along a dotted line. */
export function DocumentStage({
  stage,
  title,
  steps,
  note,
  departure,
  completed,
  onChange,
  children,
}: {
  /** Whether its documents are needed before or after the application. */
  stage: 'before-application' | 'after-application';
  title: string;
  steps: readonly PlanStep[];
  /** A sentence above the documents. */
  note?: string;
  departure: PlanDay;
  /** Ids of the documents that the visitor has completed. */
  completed: ReadonlySet<string>;
  onChange: (id: string, isCompleted: boolean) => void;
  /** Content below the documents. */
  children?: ReactNode;
}) {
  return (
    <section className={`document-stage ${stage} section`}>
      <div className="container">
        <h2>{title}</h2>
        {note && <p className="stage-note">{note}</p>}
        <ol className="documents">
          {steps.map((step) => (
            <Step
              key={step.id}
              step={step}
              departure={departure}
              isCompleted={isStepCompleted(step, completed)}
              onChange={onChange}
            />
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}

function Step({
  step: { id, name: fullName, how, weeks, neededFor, start, isObtained, endsEarly },
  departure,
  isCompleted,
  onChange,
}: {
  step: PlanStep;
  departure: PlanDay;
  isCompleted: boolean;
  onChange: (id: string, isCompleted: boolean) => void;
}) {
  const plannerTexts = usePlannerTexts();
  const { name, note } = plannerTexts.splitDocumentName(fullName);
  return (
    <li>
      {isObtained ? (
        <p className="day">
          <span>{plannerTexts.youHaveIt}</span>
        </p>
      ) : (
        <PlanDate
          day={start}
          departure={departure}
          by={plannerTexts.startBy}
          now={plannerTexts.start}
          isCompleted={isCompleted}
        />
      )}
      <div className="document">
        <label>
          <input
            type="checkbox"
            name="ready"
            value={id}
            autoComplete="off"
            checked={isCompleted}
            disabled={isObtained}
            onChange={({ target }) => onChange(id, target.checked)}
          />
          <span>
            <b>{name}</b>
            {note && <small> {note}</small>}
          </span>
        </label>
        {endsEarly && <p>{plannerTexts.endsEarly}</p>}
        <p>{isObtained ? plannerTexts.had : how}</p>
        <p className="needed">
          {!isObtained && <b>{plannerTexts.allow(weeks)}</b>} <span>{neededFor}</span>
        </p>
      </div>
    </li>
  );
}
