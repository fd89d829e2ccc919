import { Section } from '#app/components/layout/section.tsx';
import { FactRows } from '#app/components/sections/fact-rows.tsx';
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
        <FactRows rows={requirements} />
      </dl>
    </Section>
  );
}
