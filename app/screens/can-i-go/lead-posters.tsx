import { memo, use } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import { answerTexts } from '#app/content/can-i-go-answer.ts';
import type { Option } from '#app/eligibility/option.ts';
import { Asked } from './asked.ts';
import { CompareBox, Pay, PlanLink } from './option-parts.tsx';
import { applicationAddress, titleOf } from './views.ts';

const texts = answerTexts.option;

/** One of the three best, as a framed print: the picture, a plate in the region's colour, a stub. */
export const LeadPoster = memo(function LeadPoster({
  option,
  ticked,
}: {
  option: Option;
  ticked: boolean;
}) {
  const { id, name, country, picture, duration, hours, places } = option;
  const facts = [
    [texts.stay, duration?.text ?? texts.askUs],
    [texts.hours, hours ?? texts.askUs],
    [texts.place, places[0] ?? texts.hostTown],
  ] as const;
  const title = titleOf(option);
  return (
    <li className={`poster region-${country?.region}`}>
      <Illustration file={picture} loading="eager" />
      <div className="plate">
        <h3>
          <PlanLink option={option}>
            {country && <Illustration file={country.flag} width={22} />}
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
