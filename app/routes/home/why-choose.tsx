import { Section } from '#app/components/layout/section.tsx';
import type { Item } from '#content/types/common.ts';
import styles from './why-choose.module.css';

/** Three reasons, separated by lines. */
export function WhyChoose({ title, reasons }: { title: string; reasons: readonly Item[] }) {
  return (
    <Section surface="sky" space="section">
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <h3>{reason.title}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
