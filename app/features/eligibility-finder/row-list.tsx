import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Match } from '#domain/eligibility/match.ts';
import { useFinderTexts } from './finder-texts.ts';
import { OpportunityRow } from './opportunity-row.tsx';

/** Rows of the answer. Phones show the first ones and fold the others. */
export function RowList({
  matches,
  visibleCount = 8,
}: {
  matches: readonly Match[];
  visibleCount?: number;
}) {
  const texts = useFinderTexts().results.open;
  const folded = matches.slice(visibleCount);
  return (
    <>
      <Rows matches={matches.slice(0, visibleCount)} />
      {folded.length > 0 && (
        <details className="more-rows">
          <summary>
            {texts.more(folded.length)} <Icon name="chevron-down" />
          </summary>
          <Rows matches={folded} />
        </details>
      )}
    </>
  );
}

function Rows({ matches }: { matches: readonly Match[] }) {
  if (matches.length === 0) return null;
  return (
    <ul className="rows">
      {matches.map((match) => (
        <OpportunityRow key={match.opportunity.id} match={match} />
      ))}
    </ul>
  );
}
