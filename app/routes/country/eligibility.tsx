import { Section } from '#app/components/layout/section.tsx';
import styles from './eligibility.module.css';

/** Who may apply: a line per kind of requirement. */
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
      <div className={styles.requirements}>
        {cards.map((card) => (
          <div key={card.title}>
            <h3>{card.title}</h3>
            <ul>
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
