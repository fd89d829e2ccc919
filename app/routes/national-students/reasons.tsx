import { Section } from '#app/components/layout/section.tsx';
import styles from './reasons.module.css';

/** A numbered list of reasons to join. */
export function Reasons({ title, reasons }: { title: string; reasons: readonly string[] }) {
  return (
    <Section space="section" className={styles.section} containerClass={styles.columns}>
      <h2>{title}</h2>
      <ol className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ol>
    </Section>
  );
}
