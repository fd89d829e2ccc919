import { Section } from '#app/components/layout/section/section.tsx';
import type { Action } from '#app/components/sections/action-links/action-links.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading/programme-heading.tsx';
import bridge from '#app/illustrations/prog-bridge.svg';
import styles from './bridge-opening.module.css';

/** The opening: the picture's sky is the page's, and its water runs on into the section below. */
export function BridgeOpening({
  picture,
  ...words
}: {
  name: string;
  lede: string;
  actions: readonly Action[];
  /** What the picture shows. */
  picture: string;
}) {
  return (
    <Section ground="marigold" className={styles.opening} inside={false}>
      <div className={`container ${styles.words}`}>
        <ProgrammeHeading {...words} />
      </div>
      <div className={styles.picture}>
        <img src={bridge} alt={picture} width="1200" height="900" fetchPriority="high" />
      </div>
    </Section>
  );
}
