import type { CSSProperties } from 'react';
import { resultTexts } from '#content/eligibility-finder-results.ts';

const { resultCounts } = resultTexts;

/** How many options are in each group, one mark an option, and links to the groups. */
export function ResultCounts({
  open,
  almost,
  notYet,
}: {
  open: number;
  almost: number;
  notYet: number;
}) {
  const groups = [
    { name: 'open', href: '#now', count: open, words: resultCounts.open },
    { name: 'almost', href: '#almost', count: almost, words: resultCounts.almost },
    { name: 'not-yet', href: '#not-yet', count: notYet, words: resultCounts.notYet },
  ].filter(({ count, name }) => count > 0 || name === 'open');
  const columns = groups.map(({ count }) => `minmax(max-content, ${count}fr)`).join(' ');
  return (
    <nav className="tally" aria-label={resultCounts.label}>
      <ul style={{ '--columns': columns } as CSSProperties}>
        {groups.map(({ name, href, count, words }) => (
          <li key={name}>
            <a href={href}>
              <b>{count}</b> {words}
            </a>
          </li>
        ))}
      </ul>
      <div className="marks" aria-hidden="true">
        {groups
          .flatMap(({ name, count }) => Array.from({ length: count }, () => name))
          .map((name, mark) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks are alike.
            <i key={mark} className={name} />
          ))}
      </div>
    </nav>
  );
}
