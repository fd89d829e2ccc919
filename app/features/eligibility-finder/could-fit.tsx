import { memo } from 'react';
import type { Match } from '#domain/eligibility/match.ts';
import { useFinderTexts } from './finder-texts.ts';
import { MatchCard } from './match-card.tsx';

/** The group "Could fit": a card per match with what is still open. */
export const CouldFit = memo(function CouldFit({ matches }: { matches: readonly Match[] }) {
  const texts = useFinderTexts().results.couldFit;
  return (
    <section className="could-fit match-group section" aria-labelledby="could-fit">
      <div className="container">
        <div className="group-header">
          <h2 id="could-fit" tabIndex={-1}>
            {texts.title}
          </h2>
          <p className="lead">{texts.lede}</p>
        </div>
        <ul className="cards">
          {matches.map((match) => (
            <MatchCard key={match.opportunity.id} match={match} />
          ))}
        </ul>
      </div>
    </section>
  );
});
