import { Section } from '#app/components/layout/section.tsx';
import styles from './hero.module.css';

/** The hero: the page's title, as wide as the two programmes below it. */
export function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <Section surface="butter" className={styles.hero}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </Section>
  );
}
