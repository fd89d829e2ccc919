import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import styles from './facts-bar.module.css';
import type { FactsBarView } from './facts-bar-view.ts';

/**
 * The facts that visitors ask for first about a country. Each fact may have several values, one for each group of placements.
 */
export function FactsBar({ title, facts, ratesNote }: FactsBarView) {
  return (
    <div className={styles.factsBar}>
      <h2 className="visually-hidden">{title}</h2>
      <dl>
        {facts.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map(({ text, placements, note }) => (
              <dd key={`${text} ${placements}`}>
                <b>{keepRangesTogether(text)}</b> {placements && <small>{placements}</small>}
                {note && <p>{keepRangesTogether(note)}</p>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {ratesNote && <p className={styles.rates}>{ratesNote}</p>}
    </div>
  );
}
