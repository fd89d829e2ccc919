import type { CSSProperties } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { useFinderTexts } from './finder-texts.ts';

/** The number of opportunities in each group, with one mark per opportunity, and links to the groups. */
export function ResultCounts({
  eligible,
  nearlyEligible,
  notEligible,
}: {
  eligible: number;
  nearlyEligible: number;
  notEligible: number;
}) {
  const {
    results: { resultCounts },
    figures: { digits },
  } = useFinderTexts();
  const groups = [
    { name: 'open', href: '#now', count: eligible, label: resultCounts.open },
    { name: 'almost', href: '#almost', count: nearlyEligible, label: resultCounts.almost },
    { name: 'not-yet', href: '#not-yet', count: notEligible, label: resultCounts.notYet },
  ].filter(({ count, name }) => count > 0 || name === 'open');
  const columns = groups.map(({ count }) => `minmax(max-content, ${count}fr)`).join(' ');
  return (
    <nav className="result-counts" aria-label={resultCounts.label}>
      <ul style={{ '--columns': columns } as CSSProperties}>
        {groups.map(({ name, href, count, label }) => (
          <li key={name}>
            <PageLink to={href}>
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
