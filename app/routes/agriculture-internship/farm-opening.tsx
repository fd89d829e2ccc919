import type { ComponentProps } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Picture } from '#content/types/picture.ts';
import styles from './farm-opening.module.css';

/** The opening: the name as wide as the page, in the morning sky over a farm. */
export function FarmOpening({
  picture,
  ...words
}: ComponentProps<typeof ProgrammeHeading> & { picture: Picture }) {
  return (
    <Section ground="tint" className={styles.opening} inside={false}>
      <div className={`container ${styles.words}`}>
        <ProgrammeHeading {...words} />
      </div>
      <Illustration {...picture} className={styles.land} loading="eager" fetchPriority="high" />
    </Section>
  );
}
