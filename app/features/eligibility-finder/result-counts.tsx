import { PageLink } from '#app/components/language/page-link.tsx';
import { type MatchGroup, matchGroups } from '#content/eligibility/result-groups.ts';
import { useFinderTexts } from './finder-texts.ts';

/** The number of opportunities in each group that isn't empty, as links to the groups. */
export function ResultCounts({ counts }: { counts: Record<MatchGroup, number> }) {
  const {
    results: { resultCounts },
    figures: { digits },
  } = useFinderTexts();
  return (
    <nav className="result-counts" aria-label={resultCounts.label}>
      <ul>
        {matchGroups
          .filter((group) => counts[group] > 0)
          .map((group) => (
            <li key={group}>
              <PageLink to={`#${group}`}>
                <b>{digits(counts[group])}</b> {resultCounts.groups[group]}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
