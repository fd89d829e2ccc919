import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import { useVisitorRecord } from '#app/features/visitor-record/use-visitor-record.ts';
import { PlanDate } from './plan-date.tsx';
import type { PlanSummary } from './plan-summary.ts';
import './reminder.css';

/** How many documents the reminder names. */
const maxNamed = 3;

export type ReminderProps = {
  plan: PlanSummary;
  /** Level of the heading. */
  level: 2 | 3;
  /** In an iframe, the link opens the plan in the whole window. */
  isInIframe?: boolean;
};

/** The departure, the next documents that aren't completed, and a link to the full plan. */
export function Reminder({
  plan: { name, isAbroad, departure, steps, query },
  level,
  isInIframe = false,
}: ReminderProps) {
  const plannerTexts = usePlannerTexts();
  const texts = plannerTexts.reminder;
  const completed = useVisitorRecord().documents;
  const Heading = level === 2 ? 'h2' : 'h3';
  const Subheading = level === 2 ? 'h3' : 'h4';
  const remaining = steps.filter(({ id }) => !completed.includes(id));
  const named = remaining.slice(0, maxNamed);
  const unnamedCount = remaining.length - named.length;
  const formatText = isAbroad ? texts.leave : texts.begin;
  return (
    <section className="plan-reminder on-dark" aria-labelledby="your-plan">
      <div className="container">
        <div>
          <Heading id="your-plan">{texts.title}</Heading>
          <p className="lead">
            {formatText(name, plannerTexts.dates.day(departure.date))}
            {steps.length > 0 && remaining.length === 0 && ` ${texts.done}`}
          </p>
          <PageLink
            to={`/global-programs?${query}`}
            className="text-link"
            {...(isInIframe && { target: '_top' })}
          >
            {texts.fullPlan}
            <Icon name="arrow-right" />
          </PageLink>
        </div>
        {named.length > 0 && (
          <div>
            <Subheading>{texts.next}</Subheading>
            <ol>
              {named.map((step) => (
                <li key={step.id}>
                  <PlanDate
                    day={step.start}
                    departure={departure}
                    by={plannerTexts.startBy}
                    now={plannerTexts.start}
                  />
                  <p>
                    <b>{plannerTexts.splitDocumentName(step.name).name}</b>
                  </p>
                </li>
              ))}
            </ol>
            {unnamedCount > 0 && <p>{texts.more(unnamedCount)}</p>}
          </div>
        )}
      </div>
    </section>
  );
}
