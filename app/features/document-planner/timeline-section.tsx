import type { CSSProperties } from 'react';
import { usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { formatDeparture, formatNextStep, isStepCompleted, listSteps } from './plan-status.ts';
import { createTimeline, type Timeline } from './timeline.ts';

/** The departure, the next step, and on wide screens a chart of the documents. */
export function TimelineSection({
  opportunity,
  plan,
  completed,
  today,
}: {
  opportunity: Opportunity;
  plan: Plan;
  /** Ids of the documents that the visitor has ticked. */
  completed: ReadonlySet<string>;
  /** ISO 8601. */
  today: string;
}) {
  const plannerTexts = usePlannerTexts();
  const texts = plannerTexts.timeline;
  const timeline = createTimeline(plan, { opportunity, today, texts: plannerTexts });
  const steps = listSteps(plan);
  const completedIds = new Set(
    steps.filter((step) => isStepCompleted(step, completed)).map(({ id }) => id),
  );
  const [count, label] = texts.completed(completedIds.size, steps.length);
  return (
    <section className="timeline-section on-dark" aria-label={texts.label}>
      <div className="container">
        <div className="head">
          <h2>{formatDeparture(plan, plannerTexts)}</h2>
          <p>
            {formatNextStep(plan, completed, plannerTexts)}{' '}
            <span className="with-scripts progress-count">
              <b>{count}</b> {label}
            </span>
          </p>
        </div>
        {timeline && <TimelineChart timeline={timeline} completed={completedIds} />}
      </div>
    </section>
  );
}

const createPositionStyle = (from: number, to?: number) =>
  ({ '--from': from, '--to': to }) as CSSProperties;

/** Hidden from assistive technology, because the lists below have the same content. */
function TimelineChart({
  timeline,
  completed,
}: {
  timeline: Timeline;
  completed: ReadonlySet<string>;
}) {
  const texts = usePlannerTexts().timeline;
  return (
    <div className="timeline" aria-hidden="true">
      <svg
        className="wave-shape"
        aria-hidden="true"
        viewBox="0 0 1200 300"
        preserveAspectRatio="none"
      >
        <path d="M0 282c120-22 170 4 290-24s150-18 260-52 160-22 270-66 150-34 230-84 110-40 150-50v294H0z" />
      </svg>
      <ol className="months">
        {timeline.months.map(({ name, from }) => (
          <li key={from} style={createPositionStyle(from)}>
            {name}
          </li>
        ))}
      </ol>
      <ol className="bars">
        {timeline.bars.map(({ key, name, kind, isLate, from, to, labelPosition }) => (
          <li
            key={key}
            data-kind={kind}
            className={`${labelPosition}${completed.has(key) ? ' completed' : isLate ? ' overdue' : ''}`}
            style={createPositionStyle(from, to)}
          >
            <i />
            <span>{name}</span>
          </li>
        ))}
      </ol>
      {timeline.today !== undefined && (
        <p className="today" style={createPositionStyle(timeline.today)}>
          <span>{texts.today}</span>
        </p>
      )}
      <p className="departure-day">
        <span>{texts.departure}</span>
      </p>
    </div>
  );
}
