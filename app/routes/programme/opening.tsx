import { Section } from '#app/components/layout/section.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { ProgrammePage } from '#content/types/programme.ts';
import styles from './opening.module.css';

/** What the programme is, beside its picture, which needs no ground that fits to it: it is a print on the wall. */
export function Opening({
  picture,
  ...words
}: Pick<ProgrammePage, 'name' | 'lede' | 'actions' | 'picture'>) {
  return (
    <Section ground="butter" className={styles.opening} inside={styles.columns}>
      <ProgrammeHeading {...words} />
      <Illustration {...picture} className={styles.print} loading="eager" fetchPriority="high" />
    </Section>
  );
}
