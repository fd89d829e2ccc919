import type { CSSProperties } from 'react';
import { plannerTexts } from '#content/document-planner.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { formatDeparture, formatNextStep, isStepCompleted, listSteps } from './plan-status.ts';
import { createTimeline, type Timeline } from './timeline.ts';

const texts = plannerTexts.timeline;

/** The day of high tide, where to begin, and from the desktop on the documents as hulls on the rising water. */
export function TimelineSection({
  option,
  plan,
  ready,
  today,
}: {
  option: Opportunity;
  plan: Plan;
  ready: ReadonlySet<string>;
  /** ISO 8601. */
  today: string;
}) {
  const tide = createTimeline(plan, { option, today });
  const steps = listSteps(plan);
  const readyIds = new Set(
    steps.filter((step) => isStepCompleted(step, ready)).map(({ id }) => id),
  );
  const [count, words] = texts.completed(readyIds.size, steps.length);
  return (
    <section className="high-tide on-dark" aria-label={texts.label}>
      <div className="container">
        <div className="head">
          <h2>{formatDeparture(plan)}</h2>
          <p>
            {formatNextStep(plan, ready)}{' '}
            <span className="with-scripts counted">
              <b>{count}</b> {words}
            </span>
          </p>
        </div>
        {tide && <TimelineChart tide={tide} ready={readyIds} />}
      </div>
    </section>
  );
}

const createPositionStyle = (from: number, to?: number) =>
  ({ '--from': from, '--to': to }) as CSSProperties;

/** A picture of the lists below it, which say all of it. */
function TimelineChart({ tide, ready }: { tide: Timeline; ready: ReadonlySet<string> }) {
  return (
    <div className="tide" aria-hidden="true">
      <svg className="water" aria-hidden="true" viewBox="0 0 1200 300" preserveAspectRatio="none">
        <path d="M0 282c120-22 170 4 290-24s150-18 260-52 160-22 270-66 150-34 230-84 110-40 150-50v294H0z" />
      </svg>
      <ol className="months">
        {tide.months.map(({ name, from }) => (
          <li key={from} style={createPositionStyle(from)}>
            {name}
          </li>
        ))}
      </ol>
      <ol className="hulls">
        {tide.bars.map(({ key, name, kind, isLate, from, to, labelPosition }) => (
          <li
            key={key}
            data-kind={kind}
            className={`${labelPosition}${ready.has(key) ? ' ready' : isLate ? ' at-once' : ''}`}
            style={createPositionStyle(from, to)}
          >
            <i />
            <span>{name}</span>
          </li>
        ))}
      </ol>
      {tide.today !== undefined && (
        <p className="now" style={createPositionStyle(tide.today)}>
          <span>{texts.today}</span>
        </p>
      )}
      <p className="leave">
        <span>{texts.departure}</span>
      </p>
    </div>
  );
}
