import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './hero.module.css';

/** The hero shows a lobby. The background continues its wall and floor below the text, and its ceiling behind the header. */
export function Hero({
  picture,
  ...headingProps
}: {
  name: string;
  lead: string;
  actions: readonly Action[];
  finder: Action;
  picture: Picture;
}) {
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.text}`}>
        <ProgrammeHeading {...headingProps} onDark />
      </div>
      <div className={styles.picture}>
        <Illustration {...picture} loading="eager" fetchPriority="high" />
      </div>
    </section>
  );
}
