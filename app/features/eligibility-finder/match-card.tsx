import { memo } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Match } from '#domain/eligibility/match.ts';
import { useFinderTexts } from './finder-texts.ts';
import { getTitle, listFacts } from './format-opportunity.ts';
import { MatchConditions } from './match-conditions.tsx';
import { Pay, TitleLink } from './opportunity-parts.tsx';

/** A match of the groups "Could fit" and "Almost": the opportunity, and its conditions beside it. */
export const MatchCard = memo(function MatchCard({ match }: { match: Match }) {
  const { opportunity } = match;
  const { country, name, picture, stipend, placesText } = opportunity;
  const facts = [...listFacts(opportunity, useFinderTexts()), placesText];
  return (
    <li className="ticket">
      <div className="offer">
        <Illustration file={picture} />
        <div>
          <h3>
            <TitleLink opportunity={opportunity}>{getTitle(opportunity)}</TitleLink>
          </h3>
          {country && <p className="programme">{name}</p>}
          {stipend && <Pay opportunity={opportunity} />}
          <p className="facts">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <MatchConditions match={match} />
    </li>
  );
});
