import { Section } from '#app/components/layout/section.tsx';
import type { Item } from '#content/types/common.ts';
import styles from './offers.module.css';

/** Lists our services for employers in large lines with dividers. */
export function Offers({ title, offers }: { title: string; offers: readonly Item[] }) {
  return (
    // `region-europe` sets the colours of the section: the blue of Europe's posters.
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
