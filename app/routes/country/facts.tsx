import type { FactView } from './country-view.ts';
import styles from './facts.module.css';

export type FactTexts = { title: string; source: string };

/** Facts that can change over time. Each one has its source and the date on which somebody checked it there. */
export function Facts({ texts, facts }: { texts: FactTexts; facts: readonly FactView[] }) {
  return (
    <div className={styles.facts}>
      <h3>{texts.title}</h3>
      <ul className="divided">
        {facts.map(({ text, source, checkedText }) => (
          <li key={text}>
            {text}{' '}
            <small>
              {texts.source} <a href={source.address}>{source.name}</a>, {checkedText}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
