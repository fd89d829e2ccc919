import { type CSSProperties, memo } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Match } from '#domain/eligibility/match.ts';
import type { Opportunity, OpportunityDuration } from '#domain/eligibility/opportunity.ts';
import { countDurationDots, getTitle, listFacts } from './format-opportunity.ts';
import { groupResults } from './group-results.ts';
import { CompareCheckbox, Pay, PlanLink } from './opportunity-parts.tsx';

const texts = resultTexts.open;

/** Below the posters: departures on two screens, and the programmes that are tied to no country. */
export const ResultsList = memo(function Departures({
  question,
  open,
}: {
  question: FinderQuery;
  open: readonly Match[];
}) {
  const { rows, folded, programmes } = groupResults(open);
  const isTicked = ({ id }: Opportunity) => question.compare.includes(id);
  return (
    <>
      {rows.length > 0 && (
        <div className="departures">
          <ColumnHeaders />
          <ul>
            {rows.map((option) => (
              <Row key={option.id} option={option} isCompared={isTicked(option)} />
            ))}
          </ul>
          {folded.length > 0 && (
            <details>
              <summary>
                {texts.more(folded.length)} <Icon name="chevron-down" />
              </summary>
              <ul>
                {folded.map((option) => (
                  <Row key={option.id} option={option} isCompared={isTicked(option)} />
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
              <Programme key={option.id} option={option} isCompared={isTicked(option)} />
            ))}
          </ul>
        </>
      )}
    </>
  );
});

/** The heads of both screens' columns; each row names its parts itself. */
function ColumnHeaders() {
  const { to, stipend, compare } = texts.columns;
  return ['first', 'second'].map((screen) => (
    <p key={screen} className={`columns-head ${screen}`} aria-hidden="true">
      <span>{to}</span>
      <span>{stipend}</span>
      <span>{compare}</span>
    </p>
  ));
}

function createDurationDotsStyle(duration: OpportunityDuration) {
  const { on, rings } = countDurationDots(duration);
  return { '--on': on, '--lit': on + rings } as CSSProperties;
}

type ResultProps = { option: Opportunity; isCompared: boolean };

const Row = memo(function Row({ option, isCompared }: ResultProps) {
  const { id, name, picture, duration } = option;
  return (
    <li className="row">
      <Illustration file={picture} />
      <div className="name">
        <h3>
          <PlanLink option={option}>{getTitle(option)}</PlanLink>
        </h3>
        <p>{name}</p>
      </div>
      <Pay option={option} short />
      <p className="stay">
        {duration && (
          <span className="lamps" aria-hidden="true" style={createDurationDotsStyle(duration)} />
        )}
        <span>{listFacts(option).join(' · ')}</span>
      </p>
      <CompareCheckbox id={id} title={getTitle(option)} ticked={isCompared} />
    </li>
  );
});

const Programme = memo(function Programme({ option, isCompared }: ResultProps) {
  const { id, picture, hours, places } = option;
  return (
    <li>
      <Illustration file={picture} />
      <div>
        <h4>
          <PlanLink option={option}>{getTitle(option)}</PlanLink>
        </h4>
        <p>{[...listFacts(option), ...places.slice(0, hours ? 0 : 1)].join(', ')}</p>
        <CompareCheckbox id={id} title={getTitle(option)} ticked={isCompared} />
      </div>
    </li>
  );
});
