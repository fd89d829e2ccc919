import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { planTexts } from '#content/can-i-go-plan.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import { goalOf } from './addresses.ts';
import type { Apply } from './crossing.tsx';
import { dayOfYear } from './days.ts';

const texts = planTexts.departure;

/** The day that all leads to. */
export function Departure({
  plan: { leave },
  apply,
  keepsTicks,
}: {
  plan: Plan;
  apply: Apply;
  /** Whether there are ticks, and this browser keeps them. */
  keepsTicks: boolean;
}) {
  const { isAbroad, programme } = apply.option;
  const { floor, ...picture } = (!isAbroad && texts.pictures[programme]) || texts.picture;
  const label = isAbroad ? texts.leave : texts.begin;
  return (
    <section className="departure">
      <div className="words">
        <h2>
          <span>{leave.isPast ? texts.passed : label}</span> {dayOfYear(leave.date)}
        </h2>
        <p className="lede">
          {keepsTicks && <span className="with-scripts">{texts.kept} </span>}
          {texts.apply}
        </p>
        <div className="actions">
          <ButtonLink to={apply.to} icon="arrow-right">
            {planTexts.apply(goalOf(apply.option))}
          </ButtonLink>
          <ButtonLink to="/contact" variant="ghost">
            {planTexts.askUs}
          </ButtonLink>
        </div>
      </div>
      <div className="picture" style={{ background: floor }}>
        <Illustration {...picture} />
      </div>
    </section>
  );
}
