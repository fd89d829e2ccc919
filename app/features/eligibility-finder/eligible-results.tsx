import { memo } from 'react';
import type { Match } from '#domain/eligibility/match.ts';
import { useFinderTexts } from './finder-texts.ts';
import { OpportunityRow } from './opportunity-row.tsx';
import { RowList } from './row-list.tsx';

/** How many of the eligible opportunities are postcards on wide screens. On phones only the first one is. */
const postcardCount = 3;
/** How many rows a phone shows below the first postcard. */
const visibleRowCount = 8;

/** The group "You can apply now": postcards and rows of the placements, and the programmes without a country. */
export const EligibleResults = memo(function EligibleResults({
  matches,
}: {
  matches: readonly Match[];
}) {
  const texts = useFinderTexts().results.open;
  const placements = matches.filter(({ opportunity }) => opportunity.country);
  const programmes = matches.filter(({ opportunity }) => !opportunity.country);
  return (
    <>
      {placements.length > 0 && (
        <ul className="postcards">
          {placements.slice(0, postcardCount).map((match) => (
            <OpportunityRow key={match.opportunity.id} match={match} isPostcard />
          ))}
        </ul>
      )}
      <RowList
        matches={placements.slice(postcardCount)}
        visibleCount={visibleRowCount - (postcardCount - 1)}
      />
      {programmes.length > 0 && (
        <>
          <h3>{texts.programmes}</h3>
          <RowList matches={programmes} />
        </>
      )}
    </>
  );
});
