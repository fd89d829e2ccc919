import { Section } from '#app/components/layout/section.tsx';
import type { Item } from '#content/types/common.ts';
import styles from './benefits.module.css';

/** Lists the benefits. Each is a pleat of a curtain, which overlaps the dark section below. */
export function Benefits({ title, benefits }: { title: string; benefits: readonly Item[] }) {
  return (
    <Section surface="mist" className={styles.section} containerClass={false}>
      <div className="container">
        <h2>{title}</h2>
      </div>
      <ul className={styles.benefits}>
        {benefits.map(({ title: benefit, text }) => (
          <li key={benefit}>
            <h3>{benefit}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
