import { Section } from '#app/components/layout/section.tsx';
import styles from './ideal-partners.module.css';

/** Lists the kinds of employers that we look for, as running text in large type. A small boat precedes each. */
export function IdealPartners({ title, partners }: { title: string; partners: readonly string[] }) {
  return (
    <Section surface="shapla" space="section" className={styles.partners}>
      <h2>{title}</h2>
      <ul>
        {partners.map((partner) => (
          <li key={partner}>{partner}</li>
        ))}
      </ul>
    </Section>
  );
}
