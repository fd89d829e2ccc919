import { memo, use } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { answerTexts } from '#content/can-i-go-answer.ts';
import type { Judgement } from '#domain/eligibility/judge.ts';
import type { Option } from '#domain/eligibility/option.ts';
import type { Question } from '#domain/eligibility/question.ts';
import { Asked } from './asked.ts';
import { CompareBox, Pay, PlanLink } from './option-parts.tsx';
import { applicationAddress, boardOf, titleOf } from './views.ts';

const texts = answerTexts.option;

/**
 * The three best, as posters. Another option takes a poster over as it stands, in half the time of a new one.
 *
 * @param first the first one, where it alone is already of the next answer
 */
export const LeadPosters = memo(function LeadPosters({
  open,
  compare,
  first,
}: {
  open: readonly Judgement[];
  compare: Question['compare'];
  first: Option | undefined;
}) {
  const [leader, ...others] = boardOf(open).lead;
  if (!leader) return null;
  return (
    <ul className="lead">
      {[first ?? leader, ...others].map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a poster is its place.
        <LeadPoster key={place} option={option} ticked={compare.includes(option.id)} />
      ))}
    </ul>
  );
});

/**
 * One of the three best, as a framed print: the picture, a plate in the region's colour, a stub. Where another option takes it over, a
 * picture of its own comes with it: the one before would stay until that is there.
 */
const LeadPoster = memo(function LeadPoster({
  option,
  ticked,
}: {
  option: Option;
  ticked: boolean;
}) {
  const { id, name, country, picture, duration, hours, places } = option;
  const facts = [
    [duration?.usual ? texts.typicalStay : texts.stay, duration?.text ?? texts.askUs],
    [texts.hours, hours ?? texts.askUs],
    [texts.place, places[0] ?? texts.hostTown],
  ] as const;
  const title = titleOf(option);
  return (
    <li className={`poster region-${country?.region}`}>
      <Illustration key={picture} file={picture} loading="eager" />
      <div className="plate">
        <h3>
          <PlanLink option={option}>
            {country && <Illustration key={country.flag} file={country.flag} width={22} />}
            {title}
          </PlanLink>
        </h3>
        <p>{name}</p>
        <Pay option={option} />
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="stub">
        <CompareBox id={id} title={title} ticked={ticked} />
        <PlanLink option={option} className="text-link">
          {texts.plan} <span className="visually-hidden">{title}</span>
        </PlanLink>
        <ApplicationLink option={option} />
      </div>
    </li>
  );
});

function ApplicationLink({ option }: { option: Option }) {
  return (
    <a href={applicationAddress(option, use(Asked).profile)} className="text-link">
      {texts.apply} <span className="visually-hidden">{titleOf(option)}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
