import { Section } from '#app/components/layout/section/section.tsx';
import { RuledStatements } from '#app/components/sections/ruled-statements/ruled-statements.tsx';
import type { Statement } from '#app/content/vocabulary/nouns.ts';
import styles from './provisions.module.css';

/** What the programme gives, on the ground that the bridge's water has become. */
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
