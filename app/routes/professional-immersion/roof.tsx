import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/nouns.ts';
import styles from './roof.module.css';

/** The words in the night sky, and the roof that the building below hangs from. */
export function Roof(words: { name: string; lede: string; actions: readonly Action[] }) {
  return (
    <section className={styles.sky}>
      <div className={`container ${styles.words}`}>
        <ProgrammeHeading {...words} onDark />
      </div>
      <Illustration
        file="scene-roof"
        loading="eager"
        fetchPriority="high"
        className={styles.roof}
      />
    </section>
  );
}
