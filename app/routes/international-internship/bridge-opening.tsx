import { Section } from '#app/components/layout/section.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/nouns.ts';
import type { Picture } from '#content/types/picture.ts';
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
