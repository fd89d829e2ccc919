import { Section } from '#app/components/layout/section/section.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import type { Action } from '#app/content/vocabulary/nouns.ts';
import type { Picture } from '#app/content/vocabulary/picture.ts';
import styles from './bridge-opening.module.css';

/** The opening: the picture's sky is the page's, and its water runs on into the section below. */
export function BridgeOpening({
  picture,
  ...words
}: {
  name: string;
  lede: string;
  actions: readonly Action[];
  picture: Picture;
}) {
  return (
    <Section ground="marigold" className={styles.opening} inside={false}>
      <div className={`container ${styles.words}`}>
        <ProgrammeHeading {...words} />
      </div>
      <div className={styles.picture}>
        <Illustration {...picture} loading="eager" fetchPriority="high" />
      </div>
    </Section>
  );
}
