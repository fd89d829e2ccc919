import type { CSSProperties } from 'react';
import { planTexts } from '#content/can-i-go-plan.ts';
import type { Option } from '#domain/eligibility/option.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { type Tide, tideOf } from './tide.ts';
import { isReady, startWords, stepsOf, tideWords } from './words.ts';

const texts = planTexts.tide;

/** The day of high tide, where to begin, and from the desktop on the documents as hulls on the rising water. */
export function HighTide({
  option,
  plan,
  ready,
  today,
}: {
  option: Option;
  plan: Plan;
  ready: ReadonlySet<string>;
  /** ISO 8601. */
  today: string;
}) {
  const tide = tideOf(plan, { option, today });
  const steps = stepsOf(plan);
  const readyIds = new Set(steps.filter((step) => isReady(step, ready)).map(({ id }) => id));
  const [count, words] = texts.ready(readyIds.size, steps.length);
  return (
    <section className="high-tide on-dark" aria-label={texts.label}>
      <div className="container">
        <div className="head">
          <h2>{tideWords(plan)}</h2>
          <p>
            {startWords(plan, ready)}{' '}
            <span className="with-scripts counted">
              <b>{count}</b> {words}
            </span>
          </p>
        </div>
        {tide && <TideTable tide={tide} ready={readyIds} />}
      </div>
    </section>
  );
}

const at = (from: number, to?: number) => ({ '--from': from, '--to': to }) as CSSProperties;

/** A picture of the lists below it, which say all of it. */
function TideTable({ tide, ready }: { tide: Tide; ready: ReadonlySet<string> }) {
  return (
    <div className="tide" aria-hidden="true">
      <svg className="water" aria-hidden="true" viewBox="0 0 1200 300" preserveAspectRatio="none">
        <path d="M0 282c120-22 170 4 290-24s150-18 260-52 160-22 270-66 150-34 230-84 110-40 150-50v294H0z" />
      </svg>
      <ol className="months">
        {tide.months.map(({ name, from }) => (
          <li key={from} style={at(from)}>
            {name}
          </li>
        ))}
      </ol>
      <ol className="hulls">
        {tide.hulls.map(({ key, name, kind, isLate, from, to, label }) => (
          <li
            key={key}
            data-kind={kind}
            className={`${label}${ready.has(key) ? ' ready' : isLate ? ' at-once' : ''}`}
            style={at(from, to)}
          >
            <i />
            <span>{name}</span>
          </li>
        ))}
      </ol>
      {tide.today !== undefined && (
        <p className="now" style={at(tide.today)}>
          <span>{texts.today}</span>
        </p>
      )}
      <p className="leave">
        <span>{texts.leave}</span>
      </p>
    </div>
  );
}
