import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { useFinderTexts, usePlannerTexts } from '#app/features/eligibility-finder/finder-texts.ts';
import { createContactPath } from '#content/contact-path.ts';
import { departurePictures } from '#content/document-planner-pictures.ts';
import type { Plan } from '#domain/eligibility/plan.ts';
import type { ApplyTarget } from './apply-step.tsx';
import { formatGoal } from './plan-paths.ts';

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
  const plannerTexts = usePlannerTexts();
  const finderTexts = useFinderTexts();
  const texts = plannerTexts.departure;
  const { isAbroad, programme } = apply.opportunity;
  const pictureId = !isAbroad && isPictureId(programme) ? programme : 'abroad';
  const { floor, file } = departurePictures[pictureId];
  const label = isAbroad ? texts.leave : texts.begin;
  return (
    <section className="departure">
      <div className="text">
        <h2>
          <span>{departure.isPast ? texts.passed : label}</span>{' '}
          {plannerTexts.dates.dayAndMonth(departure.date)}
        </h2>
        <p className="lead">
          {isStored && <span className="with-scripts">{texts.storageNote} </span>}
          {texts.apply}
        </p>
        <div className="actions">
          <ButtonLink to={apply.to} icon="arrow-right">
            {plannerTexts.apply(formatGoal(apply.opportunity, finderTexts))}
          </ButtonLink>
          <ButtonLink to={createContactPath(apply.opportunity.id)} variant="ghost">
            {plannerTexts.askUs}
          </ButtonLink>
        </div>
      </div>
      <div className="picture" style={{ background: floor }}>
        <Illustration file={file} description={texts.pictures[pictureId]} />
      </div>
    </section>
  );
}

const isPictureId = (id: string): id is keyof typeof departurePictures => id in departurePictures;
