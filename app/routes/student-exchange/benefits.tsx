import { Section } from '#app/components/layout/section.tsx';
import type { Statement } from '#content/types/common.ts';
import styles from './benefits.module.css';

type Side = { title: string; benefits: readonly Statement[] };

/** Lists the benefits of both sides, at home and abroad, in two columns. */
export function Benefits({ title, home, abroad }: { title: string; home: Side; abroad: Side }) {
  return (
    <Section space="section" className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.sides}>
        {[home, abroad].map((side) => (
          <div key={side.title}>
            <h3>{side.title}</h3>
            <ul>
              {side.benefits.map((benefit) => (
                <li key={benefit.title}>{benefit.title}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
