import type { ComponentProps } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/** The hero sets the programme's name across the page's width, in the sky of the picture. */
export function Hero({
  picture,
  ...headingProps
}: ComponentProps<typeof ProgrammeHeading> & { picture: Picture }) {
  return (
    <Section surface="tint" className={styles.hero} containerClass={false}>
      <div className={`container ${styles.text}`}>
        <ProgrammeHeading {...headingProps} />
      </div>
      <Illustration {...picture} className={styles.picture} loading="eager" fetchPriority="high" />
    </Section>
  );
}
