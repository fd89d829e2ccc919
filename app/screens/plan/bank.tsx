import type { ReactNode } from 'react';
import { planTexts } from '#app/content/can-i-go-plan.ts';
import type { PlanDay, PlanStep } from '#app/eligibility/plan.ts';
import { DayFigure } from './day-figure.tsx';
import { nameParts, timeWords } from './words.ts';

/** The documents of one bank of the river, along its dotted line. */
export function Bank({
  side,
  steps,
  leave,
  ready,
  onTick,
  children,
}: {
  side: 'near' | 'far';
  steps: readonly PlanStep[];
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
        <ol className="documents">
          {steps.map((step) => (
            <Step
              key={step.id}
              step={step}
              leave={leave}
              isReady={ready.has(step.id)}
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
  step: { id, name: fullName, how, takes, neededFor, start },
  leave,
  isReady,
  onTick,
}: {
  step: PlanStep;
  leave: PlanDay;
  isReady: boolean;
  onTick: (id: string, isReady: boolean) => void;
}) {
  const { name, note } = nameParts(fullName);
  return (
    <li>
      <DayFigure
        day={start}
        leave={leave}
        by={planTexts.startBy}
        now={planTexts.start}
        isDone={isReady}
      />
      <div className="document">
        <label>
          <input
            type="checkbox"
            name="ready"
            value={id}
            autoComplete="off"
            checked={isReady}
            onChange={({ target }) => onTick(id, target.checked)}
          />
          <span>
            <b>{name}</b>
            {note && <small> {note}</small>}
          </span>
        </label>
        <p>{how}</p>
        <p className="needed">
          <b>{timeWords(takes)}</b> <span>{neededFor}</span>
        </p>
      </div>
    </li>
  );
}
