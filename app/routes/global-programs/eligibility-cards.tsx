import { Section } from '#app/components/layout/section.tsx';
import type { Statement } from '#content/types/common.ts';
import styles from './eligibility-cards.module.css';

/** The four eligibility cards, as blocks of colour across the page. The heading is in the corner of the first one. */
export function EligibilityCards({
  title,
  cards,
}: {
  title: string;
  cards: readonly Required<Statement>[];
}) {
  return (
    <Section surface="sky" className={styles.cards} containerClass={false}>
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
