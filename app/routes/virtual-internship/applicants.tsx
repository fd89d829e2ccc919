import { Section } from '#app/components/layout/section.tsx';
import type { Requirement } from '#content/types/common.ts';
import styles from './applicants.module.css';

/** Lists who can apply, in large lines across the full width. */
export function Applicants({
  title,
  requirements,
}: {
  title: string;
  requirements: readonly Requirement[];
}) {
  return (
    <Section surface="butter" space="band">
      <h2>{title}</h2>
      <dl className={styles.lines}>
        {requirements.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
