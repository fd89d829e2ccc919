import type { Statement } from '#content/types/nouns.ts';
import { Section } from '../layout/section.tsx';
import styles from './provisions.module.css';
import { RuledStatements } from './ruled-statements.tsx';

/** What a programme gives, in giant type on the deep ground of the ticket above it. */
export function Provisions({
  title,
  statements,
}: {
  title: string;
  statements: readonly Statement[];
}) {
  return (
    <Section ground="deep" className={styles.provisions}>
      <h2>{title}</h2>
      <RuledStatements statements={statements} />
    </Section>
  );
}
