import type { ReactNode } from 'react';
import { plannerTexts } from '#content/document-planner.ts';
import type { PlanDay, PlanStep } from '#domain/eligibility/plan.ts';
import { PlanDate } from './plan-date.tsx';
import { isStepCompleted, splitDocumentName } from './plan-status.ts';

/** The documents of one bank of the river, along its dotted line. */
export function DocumentStage({
  side,
  title,
  steps,
  note,
  leave,
  ready,
  onTick,
  children,
}: {
  side: 'near' | 'far';
  title: string;
  steps: readonly PlanStep[];
  /** A sentence above them. */
  note?: string;
  /** The departure. */
  leave: PlanDay;
  ready: ReadonlySet<string>;
  onTick: (id: string, isReady: boolean) => void;
  /** What stands below them. */
  children?: ReactNode;
}) {
  return (
    <section className={`bank ${side} section`}>
      <div className="container">
        <h2>{title}</h2>
        {note && <p className="bank-note">{note}</p>}
        <ol className="documents">
          {steps.map((step) => (
            <Step
              key={step.id}
              step={step}
              leave={leave}
              isDone={isStepCompleted(step, ready)}
              onTick={onTick}
            />
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}

function Step({
  step: { id, name: fullName, how, weeks, neededFor, start, isObtained },
  leave,
  isDone,
  onTick,
}: {
  step: PlanStep;
  leave: PlanDay;
  isDone: boolean;
  onTick: (id: string, isReady: boolean) => void;
}) {
  const { name, note } = splitDocumentName(fullName);
  return (
    <li>
      {isObtained ? (
        <p className="day">
          <span>{plannerTexts.youHaveIt}</span>
        </p>
      ) : (
        <PlanDate
          day={start}
          leave={leave}
          by={plannerTexts.startBy}
          now={plannerTexts.start}
          isDone={isDone}
        />
      )}
      <div className="document">
        <label>
          <input
            type="checkbox"
            name="ready"
            value={id}
            autoComplete="off"
            checked={isDone}
            disabled={isObtained}
            onChange={({ target }) => onTick(id, target.checked)}
          />
          <span>
            <b>{name}</b>
            {note && <small> {note}</small>}
          </span>
        </label>
        <p>{isObtained ? plannerTexts.had : how}</p>
        <p className="needed">
          {!isObtained && <b>{plannerTexts.allow(weeks)}</b>} <span>{neededFor}</span>
        </p>
      </div>
    </li>
  );
}
