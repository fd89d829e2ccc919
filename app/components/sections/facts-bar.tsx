import type { Fact } from '#content/types/common.ts';
import { Overlap } from '../layout/overlap.tsx';
import type { Surface } from '../layout/surface.ts';
import styles from './facts-bar.module.css';

/** The key facts on a perforated ticket that lies across two grounds: the section's above and the one's below. */
export function FactsBar({
  facts,
  above,
  below,
}: {
  facts: readonly Fact[];
  above: Surface;
  below: Surface;
}) {
  return (
    <Overlap above={above} below={below}>
      <dl className={styles.factsBar}>
        {facts.map(({ label, value, note }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              {value} {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Overlap>
  );
}
