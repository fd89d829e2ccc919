import { Section } from '#app/components/layout/section.tsx';
import type { Statement } from '#content/types/common.ts';
import styles from './eligibility-cards.module.css';

/** Four cards as blocks of colour from edge to edge, a word each. The heading stands in the first one's corner. */
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
