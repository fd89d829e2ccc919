import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { planTexts } from '#content/can-i-go-plan.ts';
import type { Option } from '#domain/eligibility/option.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { goalOf } from './addresses.ts';
import { DayFigure } from './day-figure.tsx';
import { hasMatch } from './words.ts';

/** The form of an option, with what it is told. */
export type Apply = { to: string; option: Option };

/** Between the two banks: the form. */
export function Crossing({ plan, apply }: { plan: Plan; apply: Apply }) {
  const { apply: day, leave, weeks } = plan;
  const texts = planTexts.crossing;
  return (
    <section className="crossing on-dark">
      <div className="container">
        <Illustration file="boat" className="boat" />
        <div className="river">
          <DayFigure day={day} leave={leave} by={texts.by} now={texts.now} />
          <div>
            <h2>{texts.title}</h2>
            <p className="lede">
              {hasMatch(apply.option) ? texts.placement : texts.study} {texts.allow(weeks.apply)}
            </p>
            <ButtonLink to={apply.to} variant="light" icon="arrow-right">
              {planTexts.apply(goalOf(apply.option))}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A programme in Bangladesh: nobody crosses, the boat stays moored. */
export function AtHome({ plan, apply }: { plan: Plan; apply: Apply }) {
  const { title, text } = planTexts.atHome;
  const { by, now } = planTexts.crossing;
  return (
    <section className="at-home">
      <div className="container">
        <div className="moored">
          <Illustration file="shore-near" />
          <Illustration file="boat" />
        </div>
        <div className="words">
          <h2>{title}</h2>
          <DayFigure day={plan.apply} leave={plan.leave} by={by} now={now} />
          <p className="lede">
            {text} {planTexts.atHome.allow(plan.weeks.apply)}
          </p>
          <ButtonLink to={apply.to} variant="ink" icon="arrow-right">
            {planTexts.apply(goalOf(apply.option))}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
