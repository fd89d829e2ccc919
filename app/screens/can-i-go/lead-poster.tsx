import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import { answerTexts } from '#app/content/can-i-go-answer.ts';
import type { Option } from '#app/eligibility/option.ts';
import type { Question } from '#app/eligibility/question.ts';
import { CompareBox, OptionLink, Pay } from './option-parts.tsx';
import { applicationAddress, planAddress, titleOf } from './views.ts';

const texts = answerTexts.option;

/** One of the three best, as a framed print: the picture, a plate in the region's colour, a stub. */
export function LeadPoster({ option, question }: { option: Option; question: Question }) {
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
          <OptionLink option={option} question={question} flag />
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
        <CompareBox id={id} title={title} ticked={question.compare.includes(id)} />
        <a href={planAddress(question, id)} className="text-link">
          {texts.plan} <span className="visually-hidden">{title}</span>
        </a>
        <a href={applicationAddress(option, question.profile)} className="text-link">
          {texts.apply} <span className="visually-hidden">{title}</span>
          <Icon name="arrow-right" />
        </a>
      </div>
    </li>
  );
}
