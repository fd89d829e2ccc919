import { Section } from '#app/components/layout/section.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { ProgrammePage } from '#content/types/programme.ts';
import styles from './hero.module.css';

/** The hero of a programme without a design of its own. The picture is framed, so no background has to match it. */
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
