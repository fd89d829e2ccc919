import type { Fact } from '#content/types/common.ts';
import { Overlap } from '../layout/overlap.tsx';
import type { Surface } from '../layout/surface.ts';
import { keepRangesTogether } from '../ui/keep-ranges-together.tsx';
import styles from './facts-bar.module.css';

/** A bar with key facts that looks like a perforated ticket and overlaps the sections above and below. */
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
              {keepRangesTogether(value)} {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Overlap>
  );
}
