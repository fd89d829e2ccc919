import { memo } from 'react';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { wordsOf } from '#content/can-i-go.ts';
import { answerTexts } from '#content/can-i-go-answer.ts';
import type { Judgement } from '#domain/eligibility/judge.ts';
import type { Question } from '#domain/eligibility/question.ts';
import { mostWaitFor } from '#domain/eligibility/suggestions.ts';
import { CompareBox, Pay, PlanLink } from './option-parts.tsx';
import { addressOf, factsOf, titleOf } from './views.ts';

const texts = answerTexts.almost;

/** "Almost": tickets whose last stub is not printed yet. */
export const Almost = memo(function Almost({
  question,
  almost,
}: {
  question: Question;
  almost: readonly Judgement[];
}) {
  const most = Math.max(...almost.map(({ missing }) => missing.length));
  return (
    <section className="almost section" aria-labelledby="almost">
      <div className="container">
        <div className="almost-head">
          <h2 id="almost" tabIndex={-1}>
            {texts.title}
          </h2>
          <p className="lede">{texts.lede(almost.length, most)}</p>
        </div>
        <ul>
          {almost.map((judgement) => (
            <Ticket
              key={judgement.option.id}
              judgement={judgement}
              ticked={question.compare.includes(judgement.option.id)}
            />
          ))}
          <Tip question={question} almost={almost} />
        </ul>
      </div>
    </section>
  );
});

const Ticket = memo(function Ticket({
  judgement: { option, missing },
  ticked,
}: {
  judgement: Judgement;
  ticked: boolean;
}) {
  const { id, country, name, picture, stipend, places } = option;
  const facts = [...factsOf(option), country ? places.join(', ') : places[0]];
  return (
    <li className="ticket">
      <div className="printed">
        <Illustration file={picture} />
        <div>
          <h3>
            <PlanLink option={option}>{titleOf(option)}</PlanLink>
          </h3>
          {country && <p className="what">{name}</p>}
          {stipend && <Pay option={option} />}
          <p className="facts">{facts.filter(Boolean).join(' · ')}</p>
          <CompareBox id={id} title={titleOf(option)} ticked={ticked} />
        </div>
      </div>
      <div className="unprinted">
        {missing.map(({ asks, toMeet, rule }) => (
          <div key={asks}>
            <p>{rule.kind === 'unasked' ? texts.unasked : texts.missing}</p>
            <p className="miss">{asks.charAt(0).toUpperCase() + asks.slice(1)}</p>
            <p className="how">{toMeet}</p>
          </div>
        ))}
      </div>
    </li>
  );
});

/** What most of them wait for, with the change that opens the first of them. */
function Tip({ question, almost }: { question: Question; almost: readonly Judgement[] }) {
  const first = mostWaitFor(almost, question.profile);
  if (!first) return null;
  const { blank, waiting, change } = first;
  return (
    <li className="tip">
      <p>{texts.tip(waiting, almost.length, texts.waitsFor[blank])}</p>
      <ButtonLink
        to={addressOf({ ...question, profile: { ...question.profile, ...change } })}
        variant="ink"
        icon="arrow-right"
      >
        {texts.tryWith[blank](wordsOf(change, blank))}
      </ButtonLink>
    </li>
  );
}
