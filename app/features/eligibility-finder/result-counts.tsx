import type { CSSProperties } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { type MatchGroup, matchGroups } from '#domain/eligibility/match.ts';
import { useFinderTexts } from './finder-texts.ts';

/** The number of opportunities in each group, with one mark per opportunity, and links to the groups. */
export function ResultCounts({ counts }: { counts: Record<MatchGroup, number> }) {
  const {
    results: { resultCounts },
    figures: { digits },
  } = useFinderTexts();
  const labels: Record<MatchGroup, string> = {
    now: resultCounts.open,
    'could-fit': resultCounts.couldFit,
    almost: resultCounts.almost,
    'not-yet': resultCounts.notYet,
  };
  const groups = matchGroups
    .map((name) => ({ name, count: counts[name], label: labels[name] }))
    .filter(({ count }) => count > 0);
  const columns = groups.map(({ count }) => `minmax(max-content, ${count}fr)`).join(' ');
  return (
    <nav className="result-counts" aria-label={resultCounts.label}>
      <ul style={{ '--columns': columns } as CSSProperties}>
        {groups.map(({ name, count, label }) => (
          <li key={name}>
            <PageLink to={`#${name}`}>
              <b>{digits(count)}</b> {label}
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="marks" aria-hidden="true">
        {groups
          .flatMap(({ name, count }) => Array.from({ length: count }, () => name))
          .map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a group are identical.
            <i key={index} className={name} />
          ))}
      </div>
    </nav>
  );
}
