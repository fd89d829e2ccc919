import { Section } from '#app/components/layout/section.tsx';
import type { Item } from '#content/types/common.ts';
import styles from './benefits.module.css';

/** Lists the benefits as blocks that become taller towards the window's edge. */
export function Benefits({ title, benefits }: { title: string; benefits: readonly Item[] }) {
  return (
    <Section surface="butter" className={styles.section} containerClass={false}>
      <h2>{title}</h2>
      <ol>
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
