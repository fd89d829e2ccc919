import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import type { Action } from '#content/types/common.ts';
import styles from './cta-section.module.css';

/** The call to action at the end of the page. */
export function CtaSection({ title, actions }: { title: string; actions: readonly Action[] }) {
  return (
    <Section surface="marigold" className={styles.section} containerClass={styles.row}>
      <h2>{title}</h2>
      <ActionLinks actions={actions} />
    </Section>
  );
}
