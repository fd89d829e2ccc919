import { Icon } from '#app/components/ui/icon/icon.tsx';
import { plannerTexts } from '#content/document-planner.ts';
import { formatDay } from './days.ts';
import { PlanDate } from './plan-date.tsx';
import { splitDocumentName } from './plan-status.ts';
import type { PlanSummary } from './plan-summary.ts';
import { useCompletedDocuments } from './use-completed-documents.ts';
import './reminder.css';

const texts = plannerTexts.reminder;
/** How many documents it names. */
const maxNamed = 3;

export type ReminderProps = {
  plan: PlanSummary;
  /** The heading's. */
  level: 2 | 3;
  /** In a frame: the plan opens in its place, on the page around it. */
  isInIframe?: boolean;
};

/** The departure, the next documents that aren't ready, and the way to the whole plan. */
export function Reminder({
  plan: { name, isAbroad, departure, steps, query },
  level,
  isInIframe = false,
}: ReminderProps) {
  const { ready } = useCompletedDocuments();
  const Heading = level === 2 ? 'h2' : 'h3';
  const Part = level === 2 ? 'h3' : 'h4';
  const left = steps.filter(({ id }) => !ready.has(id));
  const named = left.slice(0, maxNamed);
  const rest = left.length - named.length;
  const words = isAbroad ? texts.leave : texts.begin;
  return (
    <section className="plan-reminder on-dark" aria-labelledby="your-plan">
      <div className="container">
        <div>
          <Heading id="your-plan">{texts.title}</Heading>
          <p className="lead">
            {words(name, formatDay(departure.date))}
            {steps.length > 0 && left.length === 0 && ` ${texts.done}`}
          </p>
          <a
            href={`/global-programs?${query}`}
            className="text-link"
            {...(isInIframe && { target: '_top' })}
          >
            {texts.fullPlan}
            <Icon name="arrow-right" />
          </a>
        </div>
        {named.length > 0 && (
          <div>
            <Part>{texts.next}</Part>
            <ol>
              {named.map((step) => (
                <li key={step.id}>
                  <PlanDate
                    day={step.start}
                    leave={departure}
                    by={plannerTexts.startBy}
                    now={plannerTexts.start}
                  />
                  <p>
                    <b>{splitDocumentName(step.name).name}</b>
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
