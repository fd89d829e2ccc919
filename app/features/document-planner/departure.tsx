import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { createContactPath } from '#content/contact-path.ts';
import { plannerTexts } from '#content/document-planner.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import type { ApplyTarget } from './apply-step.tsx';
import { formatDayAndMonth } from './days.ts';
import { formatGoal } from './plan-paths.ts';

const texts = plannerTexts.departure;

/** The day of departure, with links to apply and to contact us. */
export function Departure({
  plan: { departure },
  apply,
  isStored,
}: {
  plan: Plan;
  apply: ApplyTarget;
  /** Whether this browser stores the completed documents. */
  isStored: boolean;
}) {
  const { isAbroad, programme } = apply.opportunity;
  const { floor, ...picture } = (!isAbroad && texts.pictures[programme]) || texts.picture;
  const label = isAbroad ? texts.leave : texts.begin;
  return (
    <section className="departure">
      <div className="words">
        <h2>
          <span>{departure.isPast ? texts.passed : label}</span> {formatDayAndMonth(departure.date)}
        </h2>
        <p className="lead">
          {isStored && <span className="with-scripts">{texts.storageNote} </span>}
          {texts.apply}
        </p>
        <div className="actions">
          <ButtonLink to={apply.to} icon="arrow-right">
            {plannerTexts.apply(formatGoal(apply.opportunity))}
          </ButtonLink>
          <ButtonLink to={createContactPath(apply.opportunity.id)} variant="ghost">
            {plannerTexts.askUs}
          </ButtonLink>
        </div>
      </div>
      <div className="picture" style={{ background: floor }}>
        <Illustration {...picture} />
      </div>
    </section>
  );
}
