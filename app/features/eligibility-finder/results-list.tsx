import { type CSSProperties, memo } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Match } from '#domain/eligibility/match.ts';
import type { OpportunityDuration } from '#domain/eligibility/opportunity.ts';
import { useFinderTexts } from './finder-texts.ts';
import { countDurationDots, getTitle, listFacts } from './format-opportunity.ts';
import { groupResults } from './group-results.ts';
import { MatchNotes, Pay, TitleLink } from './opportunity-parts.tsx';

/** The eligible opportunities below the posters: a table with two columns, and the programmes without a country. */
export const ResultsList = memo(function ResultsList({ matches }: { matches: readonly Match[] }) {
  const texts = useFinderTexts().results.open;
  const { rows, folded, programmes } = groupResults(matches);
  return (
    <>
      {rows.length > 0 && (
        <div className="results-list">
          <ColumnHeaders />
          <ul>
            {rows.map((match) => (
              <Row key={match.opportunity.id} match={match} />
            ))}
          </ul>
          {folded.length > 0 && (
            <details>
              <summary>
                {texts.more(folded.length)} <Icon name="chevron-down" />
              </summary>
              <ul>
                {folded.map((match) => (
                  <Row key={match.opportunity.id} match={match} />
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {programmes.length > 0 && (
        <>
          <h3 className="programmes-title">{texts.programmes}</h3>
          <ul className="programmes">
            {programmes.map((match) => (
              <Programme key={match.opportunity.id} match={match} />
            ))}
          </ul>
        </>
      )}
    </>
  );
});

/** The headers of both columns, hidden from assistive technology because each row labels its own cells. */
function ColumnHeaders() {
  const { to, stipend } = useFinderTexts().results.open.columns;
  return ['first', 'second'].map((column) => (
    <p key={column} className={`column-heads ${column}`} aria-hidden="true">
      <span>{to}</span>
      <span>{stipend}</span>
    </p>
  ));
}

function createDurationDotsStyle(duration: OpportunityDuration) {
  const { on, rings } = countDurationDots(duration);
  return { '--on': on, '--lit': on + rings } as CSSProperties;
}

type ResultProps = { match: Match };

const Row = memo(function Row({ match }: ResultProps) {
  const texts = useFinderTexts();
  const { opportunity } = match;
  const { name, picture, duration } = opportunity;
  return (
    <li className="row">
      <Illustration file={picture} />
      <div className="name">
        <h3>
          <TitleLink opportunity={opportunity}>{getTitle(opportunity)}</TitleLink>
        </h3>
        <p>{name}</p>
      </div>
      <Pay opportunity={opportunity} isShort />
      <p className="stay">
        {duration && (
          <span
            className="duration-dots"
            aria-hidden="true"
            style={createDurationDotsStyle(duration)}
          />
        )}
        <span>{listFacts(opportunity, texts).join(' · ')}</span>
      </p>
      <MatchNotes match={match} />
    </li>
  );
});

const Programme = memo(function Programme({ match }: ResultProps) {
  const texts = useFinderTexts();
  const { opportunity } = match;
  const { picture, hours, placesText = '' } = opportunity;
  return (
    <li>
      <Illustration file={picture} />
      <div>
        <h4>
          <TitleLink opportunity={opportunity}>{getTitle(opportunity)}</TitleLink>
        </h4>
        <p>
          {[...listFacts(opportunity, texts), hours ? '' : placesText].filter(Boolean).join(', ')}
        </p>
        <MatchNotes match={match} />
      </div>
    </li>
  );
});
