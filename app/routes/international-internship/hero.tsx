import type { ComponentProps } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/** The hero. The section has the colour of the picture's sky, and the picture's water continues into the next section. */
export function Hero({
  picture,
  ...headingProps
}: ComponentProps<typeof ProgrammeHeading> & { picture: Picture }) {
  return (
    <Section surface="marigold" className={styles.hero} containerClass={false}>
      <div className={`container ${styles.text}`}>
        <ProgrammeHeading {...headingProps} />
      </div>
      <div className={styles.picture}>
        <Illustration {...picture} loading="eager" fetchPriority="high" />
      </div>
    </Section>
  );
}
