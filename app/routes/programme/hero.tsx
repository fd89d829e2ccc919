import { Section } from '#app/components/layout/section.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { ProgrammePage } from '#content/types/programme.ts';
import styles from './hero.module.css';

/** What the programme is, beside its picture, which needs no ground that fits to it: it is a print on the wall. */
export function Hero({
  picture,
  ...headingProps
}: Pick<ProgrammePage, 'name' | 'lede' | 'actions' | 'picture'>) {
  return (
    <Section surface="butter" className={styles.hero} containerClass={styles.columns}>
      <ProgrammeHeading {...headingProps} />
      <Illustration {...picture} className={styles.picture} loading="eager" fetchPriority="high" />
    </Section>
  );
}
