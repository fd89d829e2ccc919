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
      <dl className={styles.requirements}>
        {cards.map((card) => (
          <div key={card.title}>
            <dt>{card.title}</dt>
            {card.requirements.map((requirement) => (
              <dd key={requirement}>{requirement}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
