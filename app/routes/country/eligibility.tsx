import { Section } from '#app/components/layout/section.tsx';
import styles from './eligibility.module.css';

/** The eligibility cards. CSS sets the only requirement of a card in large type; several requirements are a list. */
export function Eligibility({
  title,
  cards,
}: {
  title: string;
  cards: { title: string; requirements: string[] }[];
}) {
  return (
    <Section surface="tint" space="band">
      <h2>{title}</h2>
      <div className={styles.cards}>
        {cards.map((card) => (
          <div key={card.title}>
            <h3>{card.title}</h3>
            <ul className="divided">
              {card.requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
