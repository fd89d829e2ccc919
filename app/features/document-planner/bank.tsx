import type { ReactNode } from 'react';
import { planTexts } from '#content/can-i-go-plan.ts';
import type { PlanDay, PlanStep } from '#domain/eligibility/plan.ts';
import { DayFigure } from './day-figure.tsx';
import { isReady, nameParts } from './words.ts';

/** The documents of one bank of the river, along its dotted line. */
export function Bank({
  side,
  steps,
  note,
  leave,
  ready,
  onTick,
  children,
}: {
  side: 'near' | 'far';
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
        <h2>{planTexts[side]}</h2>
        {note && <p className="bank-note">{note}</p>}
        <ol className="documents">
          {steps.map((step) => (
            <Step
              key={step.id}
              step={step}
              leave={leave}
              isDone={isReady(step, ready)}
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
  step: { id, name: fullName, how, weeks, neededFor, start, isHad },
  leave,
  isDone,
  onTick,
}: {
  step: PlanStep;
  leave: PlanDay;
  isDone: boolean;
  onTick: (id: string, isReady: boolean) => void;
}) {
  const { name, note } = nameParts(fullName);
  return (
    <li>
      {isHad ? (
        <p className="day">
          <span>{planTexts.youHaveIt}</span>
        </p>
      ) : (
        <DayFigure
          day={start}
          leave={leave}
          by={planTexts.startBy}
          now={planTexts.start}
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
            disabled={isHad}
            onChange={({ target }) => onTick(id, target.checked)}
          />
          <span>
            <b>{name}</b>
            {note && <small> {note}</small>}
          </span>
        </label>
        <p>{isHad ? planTexts.had : how}</p>
        <p className="needed">
          {!isHad && <b>{planTexts.allow(weeks)}</b>} <span>{neededFor}</span>
        </p>
      </div>
    </li>
  );
}
