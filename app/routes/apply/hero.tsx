import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import styles from './hero.module.css';

/** The hero of the page. The first cards overlap its lower edge. */
export function Hero({ title, lede }: { title: string; lede: string }) {
  return (
    <Section surface="butter" className={styles.hero} containerClass={styles.columns}>
      <div>
        <h1>{title}</h1>
        <p className="lead">{lede}</p>
      </div>
      <Illustration file="boat" loading="eager" className={styles.boat} />
    </Section>
  );
}
