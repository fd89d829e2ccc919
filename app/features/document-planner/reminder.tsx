import { Icon } from '#app/components/ui/icon/icon.tsx';
import { planTexts } from '#content/can-i-go-plan.ts';
import { DayFigure } from './day-figure.tsx';
import { dayWords } from './days.ts';
import type { PlanSummary } from './plan-summary.ts';
import { useReadyDocuments } from './use-ready-documents.ts';
import { nameParts } from './words.ts';
import './reminder.css';

const texts = planTexts.reminder;
/** How many documents it names. */
const most = 3;

export type ReminderProps = {
  plan: PlanSummary;
  /** The heading's. */
  level: 2 | 3;
  /** In a frame: the plan opens in its place, on the page around it. */
  inSheet?: boolean;
};

/** The departure, the next documents that aren't ready, and the way to the whole plan. */
export function Reminder({
  plan: { name, isAbroad, leave, steps, query },
  level,
  inSheet = false,
}: ReminderProps) {
  const { ready } = useReadyDocuments();
  const Heading = level === 2 ? 'h2' : 'h3';
  const Part = level === 2 ? 'h3' : 'h4';
  const left = steps.filter(({ id }) => !ready.has(id));
  const named = left.slice(0, most);
  const rest = left.length - named.length;
  const words = isAbroad ? texts.leave : texts.begin;
  return (
    <section className="plan-reminder on-dark" aria-labelledby="your-plan">
      <div className="container">
        <div>
          <Heading id="your-plan">{texts.title}</Heading>
          <p className="lede">
            {words(name, dayWords(leave.date))}
            {steps.length > 0 && left.length === 0 && ` ${texts.done}`}
          </p>
          <a
            href={`/global-programs?${query}`}
            className="text-link"
            {...(inSheet && { target: '_top' })}
          >
            {texts.whole}
            <Icon name="arrow-right" />
          </a>
        </div>
        {named.length > 0 && (
          <div>
            <Part>{texts.next}</Part>
            <ol>
              {named.map((step) => (
                <li key={step.id}>
                  <DayFigure
                    day={step.start}
                    leave={leave}
                    by={planTexts.startBy}
                    now={planTexts.start}
                  />
                  <p>
                    <b>{nameParts(step.name).name}</b>
                  </p>
                </li>
              ))}
            </ol>
            {rest > 0 && <p>{texts.more(rest)}</p>}
          </div>
        )}
      </div>
    </section>
  );
}
