import { Section } from '#app/components/layout/section/section.tsx';
import type { Country } from '#app/content/destinations/country.ts';
import type { CountryTemplate } from '#app/content/destinations/template.ts';
import styles from './eligibility.module.css';

/** A card's only requirement is set large, several are a list. */
export function Eligibility({
  texts,
  cards,
}: {
  texts: CountryTemplate['eligibility'];
  cards: Country['eligibility'];
}) {
  return (
    <Section ground="tint" space="band">
      <h2>{texts.title}</h2>
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
    </Section>
  );
}
