import type { Fact } from '#content/types/nouns.ts';
import { Across } from '../layout/across.tsx';
import type { Ground } from '../layout/ground.ts';
import styles from './facts-ticket.module.css';

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
  return (
    <Across above={above} below={below}>
      <dl className={styles.ticket}>
        {facts.map(({ label, value, note }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              {value} {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Across>
  );
}
