import type { CountryFact } from '#app/content/vocabulary/country.ts';
import styles from './facts.module.css';

export type FactTexts = { title: string; source: string; checkedOn: string };

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** What is true at present and can change: each fact with its source and the day on which somebody read it there. */
export function Facts({ texts, facts }: { texts: FactTexts; facts: readonly CountryFact[] }) {
  return (
    <div className={styles.facts}>
      <h3>{texts.title}</h3>
      <ul className="ruled">
        {facts.map(({ text, source, checkedOn }) => (
          <li key={text}>
            {text}{' '}
            <small>
              {texts.source} <a href={source.address}>{source.name}</a>, {texts.checkedOn}{' '}
              <time dateTime={checkedOn}>{day.format(new Date(checkedOn))}</time>
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
