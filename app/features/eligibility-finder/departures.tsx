import { type CSSProperties, memo } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { answerTexts } from '#content/can-i-go-answer.ts';
import type { Judgement } from '#domain/eligibility/judge.ts';
import type { Option, OptionDuration } from '#domain/eligibility/option.ts';
import type { Question } from '#domain/eligibility/question.ts';
import { CompareBox, Pay, PlanLink } from './option-parts.tsx';
import { boardOf, factsOf, lampsOf, titleOf } from './views.ts';

const texts = answerTexts.open;

/** Below the posters: departures on two screens, and the programmes that are tied to no country. */
export const Departures = memo(function Departures({
  question,
  open,
}: {
  question: Question;
  open: readonly Judgement[];
}) {
  const { rows, folded, programmes } = boardOf(open);
  const isTicked = ({ id }: Option) => question.compare.includes(id);
  return (
    <>
      {rows.length > 0 && (
        <div className="departures">
          <Columns />
          <ul>
            {rows.map((option) => (
              <Row key={option.id} option={option} ticked={isTicked(option)} />
            ))}
          </ul>
          {folded.length > 0 && (
            <details>
              <summary>
                {texts.more(folded.length)} <Icon name="chevron-down" />
              </summary>
              <ul>
                {folded.map((option) => (
                  <Row key={option.id} option={option} ticked={isTicked(option)} />
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {programmes.length > 0 && (
        <>
          <h3 className="part">{texts.programmes}</h3>
          <ul className="programmes">
            {programmes.map((option) => (
              <Programme key={option.id} option={option} ticked={isTicked(option)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
});

/** The heads of both screens' columns; each row names its parts itself. */
function Columns() {
  const { to, stipend, compare } = texts.columns;
  return ['first', 'second'].map((screen) => (
    <p key={screen} className={`columns-head ${screen}`} aria-hidden="true">
      <span>{to}</span>
      <span>{stipend}</span>
      <span>{compare}</span>
    </p>
  ));
}

function lampStyle(duration: OptionDuration) {
  const { on, rings } = lampsOf(duration);
  return { '--on': on, '--lit': on + rings } as CSSProperties;
}

type Shown = { option: Option; ticked: boolean };

const Row = memo(function Row({ option, ticked }: Shown) {
  const { id, name, picture, duration } = option;
  return (
    <li className="row">
      <Illustration file={picture} />
      <div className="name">
        <h3>
          <PlanLink option={option}>{titleOf(option)}</PlanLink>
        </h3>
        <p>{name}</p>
      </div>
      <Pay option={option} short />
      <p className="stay">
        {duration && <span className="lamps" aria-hidden="true" style={lampStyle(duration)} />}
        <span>{factsOf(option).join(' · ')}</span>
      </p>
      <CompareBox id={id} title={titleOf(option)} ticked={ticked} />
    </li>
  );
});

const Programme = memo(function Programme({ option, ticked }: Shown) {
  const { id, picture, hours, places } = option;
  return (
    <li>
      <Illustration file={picture} />
      <div>
        <h4>
          <PlanLink option={option}>{titleOf(option)}</PlanLink>
        </h4>
        <p>{[...factsOf(option), ...places.slice(0, hours ? 0 : 1)].join(', ')}</p>
        <CompareBox id={id} title={titleOf(option)} ticked={ticked} />
      </div>
    </li>
  );
});
