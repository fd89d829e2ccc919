import { Section } from '#app/components/layout/section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Metric } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './network-stats.module.css';

/** Figures of the network, beside a picture of our people. */
export function NetworkStats({
  title,
  metrics,
  picture,
}: {
  title: string;
  metrics: readonly Metric[];
  picture: Picture;
}) {
  return (
    <Section surface="deep" className={styles.columns} containerClass={false}>
      <Illustration {...picture} className={styles.picture} />
      <div className={styles.text}>
        <h2>{title}</h2>
        <ul>
          {metrics.map(({ number, label }) => (
            <li key={label}>
              <b className="digits">{number}</b> <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
