import type { Country } from '#app/content/destinations/country.ts';
import styles from './eligibility.module.css';

/** A card's only requirement is set large, several are a list. */
export function Eligibility({ cards }: { cards: Country['eligibility'] }) {
  return (
    <section className={styles.eligibility}>
      <div className="container">
        <h2>Eligibility</h2>
        <div className={styles.cards}>
          {cards.map(({ title, requirements }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {requirements.map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
