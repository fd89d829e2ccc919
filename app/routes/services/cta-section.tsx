import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import type { Action } from '#content/types/common.ts';
import styles from './cta-section.module.css';

/** The call to action for visitors who can't choose a service. */
export function CtaSection({ title, actions }: { title: string; actions: readonly Action[] }) {
  return (
    <Section surface="sky" className={styles.section}>
      <h2>{title}</h2>
      <ActionLinks actions={actions} />
    </Section>
  );
}
