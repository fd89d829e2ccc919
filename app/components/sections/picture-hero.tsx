import type { ReactNode } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './picture-hero.module.css';
import { ProgrammeHeading } from './programme-heading.tsx';

/**
 * The opening of a programme page in which the picture's own ground runs on under the words; on the desktop the
 * picture stands in the right lower corner, on phones below the words.
 *
 * @param className the page's own class: it paints the ground, and sets `--heading-size`; for the desktop `--picture-height`
 *   and `--below-words`, the room that the words leave for what of the ground they must not cover; for narrower
 *   windows it may set `--picture-width`
 * @param children what completes the picture beyond its edges
 */
export function PictureHero({
  picture,
  className,
  children,
  ...words
}: {
  name: string;
  lede: string;
  actions: readonly Action[];
  picture: Picture;
  className: string | undefined;
  children?: ReactNode;
}) {
  return (
    <section className={`${styles.hero} ${className}`}>
      <div className={`container ${styles.column}`}>
        <div className={styles.text}>
          <ProgrammeHeading {...words} />
        </div>
      </div>
      <div className={styles.picture}>
        {children}
        <Illustration {...picture} loading="eager" fetchPriority="high" />
      </div>
    </section>
  );
}
