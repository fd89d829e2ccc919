import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import type { Action } from '#content/types/nouns.ts';
import styles from './your-turn.module.css';

export function YourTurn({ title, actions }: { title: string; actions: readonly Action[] }) {
  return (
    <Section ground="marigold" className={styles.turn} inside={styles.line}>
      <h2>{title}</h2>
      <ActionLinks actions={actions} />
    </Section>
  );
}
