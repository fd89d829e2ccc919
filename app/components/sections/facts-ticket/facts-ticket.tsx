import type { CSSProperties } from 'react';
import type { Fact } from '#app/content/vocabulary/nouns.ts';
import styles from './facts-ticket.module.css';

/** A colour of tokens.css, `--color-…`. */
type Ground =
  | 'paper'
  | 'butter'
  | 'marigold'
  | 'shapla'
  | 'sky'
  | 'mist'
  | 'deep'
  | 'river'
  | 'ink';

/** The key facts on a perforated ticket that lies across two grounds: the section's above and the one's below. */
export function FactsTicket({
  facts,
  above,
  below,
}: {
  facts: readonly Fact[];
  above: Ground;
  below: Ground;
}) {
  const grounds = {
    '--ground-above': `var(--color-${above})`,
    '--ground-below': `var(--color-${below})`,
  } as CSSProperties;
  return (
    <div className={styles.band} style={grounds}>
      <div className="container">
        <dl className={styles.ticket}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
