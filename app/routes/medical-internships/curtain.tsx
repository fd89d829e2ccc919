import { Section } from '#app/components/layout/section.tsx';
import type { Item } from '#content/types/nouns.ts';
import styles from './curtain.module.css';

/** What an intern gains, on the pleats of the curtain around a bed; it hangs over the deep ground below. */
export function Curtain({ title, benefits }: { title: string; benefits: readonly Item[] }) {
  return (
    <Section ground="mist" className={styles.section} inside={false}>
      <div className="container">
        <h2>{title}</h2>
      </div>
      <ul className={styles.curtain}>
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
