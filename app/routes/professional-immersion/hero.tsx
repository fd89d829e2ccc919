import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import styles from './hero.module.css';

/** The hero: text in a night sky, and below it the roof of the building that the panels form. */
export function Hero(headingProps: {
  name: string;
  lead: string;
  actions: readonly Action[];
  finder: Action;
}) {
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.text}`}>
        <ProgrammeHeading {...headingProps} onDark />
      </div>
      <Illustration
        file="scene-roof"
        loading="eager"
        fetchPriority="high"
        className={styles.picture}
      />
    </section>
  );
}
