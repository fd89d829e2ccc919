import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { useFinderTexts, usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { PlanDate } from './plan-date.tsx';
import { formatGoal } from './plan-paths.ts';
import { hasHostMatching } from './plan-status.ts';

/** An opportunity, and the URL of its application form with prefilled values. */
export type ApplyTarget = { to: string; opportunity: Opportunity };

/** The application, between the documents before and after the acceptance. */
export function ApplyStep({ plan, apply }: { plan: Plan; apply: ApplyTarget }) {
  const plannerTexts = usePlannerTexts();
  const finderTexts = useFinderTexts();
  const { apply: day, departure, weeks } = plan;
  const texts = plannerTexts.applyStep;
  return (
    <section className="apply-step on-dark">
      <div className="container">
        <Illustration file="boat" className="boat" />
        <div className="dated-row">
          <PlanDate day={day} departure={departure} by={texts.by} now={texts.now} />
          <div>
            <h2>{texts.title}</h2>
            <p className="lead">
              {hasHostMatching(apply.opportunity) ? texts.placement : texts.study}{' '}
              {texts.allow(weeks.apply)}
            </p>
            <ButtonLink to={apply.to} variant="light" icon="arrow-right">
              {plannerTexts.apply(formatGoal(apply.opportunity, finderTexts))}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The application for a programme in Bangladesh. No documents and no visa follow it. */
export function ApplyStepAtHome({ plan, apply }: { plan: Plan; apply: ApplyTarget }) {
  const plannerTexts = usePlannerTexts();
  const finderTexts = useFinderTexts();
  const { title, text } = plannerTexts.atHome;
  const { by, now } = plannerTexts.applyStep;
  return (
    <section className="apply-at-home">
      <div className="container">
        <div className="boat-at-bank">
          <Illustration file="shore-near" />
          <Illustration file="boat" />
        </div>
        <div className="text">
          <h2>{title}</h2>
          <PlanDate day={plan.apply} departure={plan.departure} by={by} now={now} />
          <p className="lead">
            {text} {plannerTexts.atHome.allow(plan.weeks.apply)}
          </p>
          <ButtonLink to={apply.to} variant="ink" icon="arrow-right">
            {plannerTexts.apply(formatGoal(apply.opportunity, finderTexts))}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
