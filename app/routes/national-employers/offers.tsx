import { Section } from '#app/components/layout/section.tsx';
import type { Item } from '#content/types/common.ts';
import styles from './offers.module.css';

/** What we do for an employer, in ruled display lines. */
export function Offers({ title, offers }: { title: string; offers: readonly Item[] }) {
  return (
    // The blue of Europe's posters.
    <Section surface="plate" space="section" className={`region-europe ${styles.offers}`}>
      <h2>{title}</h2>
      <ul>
        {offers.map((offer) => (
          <li key={offer.title}>
            <h3>{offer.title}</h3>
            <p>{offer.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
