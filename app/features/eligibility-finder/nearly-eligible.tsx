import { memo } from 'react';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { getValueLabel } from '#content/create-finder-texts.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Match } from '#domain/eligibility/match.ts';
import { findCommonRequirement } from '#domain/eligibility/suggestions.ts';
import { createFinderPath } from './finder-paths.ts';
import { useFinderTexts } from './finder-texts.ts';
import { MatchCard } from './match-card.tsx';

/** The group "Almost": a card per match with its unmet requirements. */
export const NearlyEligible = memo(function NearlyEligible({
  query,
  matches,
}: {
  query: FinderQuery;
  matches: readonly Match[];
}) {
  const texts = useFinderTexts().results.almost;
  const maxUnmet = Math.max(...matches.map(({ unmet }) => unmet.length));
  return (
    <section className="nearly-eligible match-group section" aria-labelledby="almost">
      <div className="container">
        <div className="group-header">
          <h2 id="almost" tabIndex={-1}>
            {texts.title}
          </h2>
          <p className="lead">{texts.lede(matches.length, maxUnmet)}</p>
        </div>
        <ul className="cards">
          {matches.map((match) => (
            <MatchCard key={match.opportunity.id} match={match} />
          ))}
          <Tip query={query} matches={matches} />
        </ul>
      </div>
    </section>
  );
});

/** The most common unmet requirement, with a link to the smallest change that makes one of the matches eligible. */
function Tip({ query, matches }: { query: FinderQuery; matches: readonly Match[] }) {
  const finderTexts = useFinderTexts();
  const texts = finderTexts.results.almost;
  const requirement = findCommonRequirement(matches, query.profile);
  if (!requirement) return null;
  const { field, count, change } = requirement;
  return (
    <li className="advice">
      <p>{texts.tip(count, matches.length, texts.waitsFor[field])}</p>
      <ButtonLink
        to={createFinderPath({ ...query, profile: { ...query.profile, ...change } })}
        variant="ink"
        icon="arrow-right"
      >
        {texts.tryWith[field](getValueLabel(finderTexts, change, field), change[field] ?? '')}
      </ButtonLink>
    </li>
  );
}
