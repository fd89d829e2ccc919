import { Section } from '#app/components/layout/section.tsx';
import type { Statement } from '#content/types/common.ts';
import styles from './reasons.module.css';

/** Shows three large statements, each further to the right than the one above. */
export function Reasons({ title, reasons }: { title: string; reasons: readonly Statement[] }) {
  return (
    <Section space="section" className={styles.reasons}>
      <h2>{title}</h2>
      <ul>
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
