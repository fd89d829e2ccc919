import { Section } from '#app/components/layout/section/section.tsx';
import type { Home } from '#app/content/home.ts';
import styles from './why-choose.module.css';

/** Three reasons on ruled lines; the first rule is the water that the boat lies on. */
export function WhyChoose({ title, picture, reasons }: Home['whyChoose']) {
  return (
    <Section ground="sky" space="section">
      <div className={styles.water}>
        <h2>{title}</h2>
        <img src={picture} alt="" width="620" height="210" loading="lazy" />
      </div>
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
