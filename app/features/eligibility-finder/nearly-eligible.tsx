import { memo } from 'react';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { getValueLabel } from '#content/eligibility-finder.ts';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Match } from '#domain/eligibility/match.ts';
import { findCommonRequirement } from '#domain/eligibility/suggestions.ts';
import { createFinderPath } from './finder-paths.ts';
import { getTitle, listFacts } from './format-opportunity.ts';
import { CompareCheckbox, Pay, PlanLink } from './opportunity-parts.tsx';

const texts = resultTexts.almost;

/** "Almost": tickets whose last stub is not printed yet. */
export const NearlyEligible = memo(function Almost({
  question,
  almost,
}: {
  question: FinderQuery;
  almost: readonly Match[];
}) {
  const most = Math.max(...almost.map(({ missing }) => missing.length));
  return (
    <section className="almost section" aria-labelledby="almost">
      <div className="container">
        <div className="almost-head">
          <h2 id="almost" tabIndex={-1}>
            {texts.title}
          </h2>
          <p className="lead">{texts.lede(almost.length, most)}</p>
        </div>
        <ul>
          {almost.map((judgement) => (
            <NearlyEligibleCard
              key={judgement.opportunity.id}
              judgement={judgement}
              ticked={question.compare.includes(judgement.opportunity.id)}
            />
          ))}
          <Tip question={question} almost={almost} />
        </ul>
      </div>
    </section>
  );
});

const NearlyEligibleCard = memo(function Ticket({
  judgement: { opportunity, missing },
  ticked,
}: {
  judgement: Match;
  ticked: boolean;
}) {
  const { id, country, name, picture, stipend, places } = opportunity;
  const facts = [...listFacts(opportunity), country ? places.join(', ') : places[0]];
  return (
    <li className="ticket">
      <div className="printed">
        <Illustration file={picture} />
        <div>
          <h3>
            <PlanLink option={opportunity}>{getTitle(opportunity)}</PlanLink>
          </h3>
          {country && <p className="what">{name}</p>}
          {stipend && <Pay option={opportunity} />}
          <p className="facts">{facts.filter(Boolean).join(' · ')}</p>
          <CompareCheckbox id={id} title={getTitle(opportunity)} ticked={ticked} />
        </div>
      </div>
      <div className="unprinted">
        {missing.map(({ requirementText, howToMeet, rule }) => (
          <div key={requirementText}>
            <p>{rule.kind === 'unasked' ? texts.unknown : texts.missing}</p>
            <p className="miss">
              {requirementText.charAt(0).toUpperCase() + requirementText.slice(1)}
            </p>
            <p className="how">{howToMeet}</p>
          </div>
        ))}
      </div>
    </li>
  );
});

/** What most of them wait for, with the change that opens the first of them. */
function Tip({ question, almost }: { question: FinderQuery; almost: readonly Match[] }) {
  const first = findCommonRequirement(almost, question.profile);
  if (!first) return null;
  const { blank, waiting, change } = first;
  return (
    <li className="tip">
      <p>{texts.tip(waiting, almost.length, texts.waitsFor[blank])}</p>
      <ButtonLink
        to={createFinderPath({ ...question, profile: { ...question.profile, ...change } })}
        variant="ink"
        icon="arrow-right"
      >
        {texts.tryWith[blank](getValueLabel(change, blank))}
      </ButtonLink>
    </li>
  );
}
