import { memo } from 'react';
import type { MatchGroup } from '#content/eligibility/result-groups.ts';
import type { Match } from '#domain/eligibility/match.ts';
import { RowList } from './row-list.tsx';

/** A group of the answer below "You can apply now": "Could fit" or "Almost". Renders nothing if it is empty. */
export const MatchGroupSection = memo(function MatchGroupSection({
  id,
  title,
  lead,
  matches,
}: {
  id: MatchGroup;
  title: string;
  lead: string;
  matches: readonly Match[];
}) {
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p>{lead}</p>
      <RowList matches={matches} />
    </section>
  );
});
