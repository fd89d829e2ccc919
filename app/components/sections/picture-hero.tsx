import type { ReactNode } from 'react';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Action } from '#content/types/common.ts';
import type { Picture } from '#content/types/picture.ts';
import styles from './picture-hero.module.css';
import { ProgrammeHeading } from './programme-heading.tsx';

/**
 * The hero of a programme page, whose background continues that of the picture under the text. On the desktop the picture is in
 * the lower right corner, on phones below the text.
 *
 * @param props.className the page's class. It sets the background and `--heading-size`; for the desktop also `--picture-height`
 *   and `--below-words`, the space below the text for parts of the background that it must not cover; for narrower viewports it
 *   may set `--picture-width`.
 * @param props.children elements that continue the picture beyond its edges
 */
export function PictureHero({
  picture,
  className,
  children,
  ...heading
}: {
  name: string;
  lead: string;
  actions: readonly Action[];
  finder: Action;
  picture: Picture;
  className: string | undefined;
  children?: ReactNode;
}) {
  return (
    <section className={`${styles.hero} ${className}`}>
      <div className={`container ${styles.column}`}>
        <div className={styles.text}>
          <ProgrammeHeading {...heading} />
        </div>
      </div>
      <div className={styles.picture}>
        {children}
        <Illustration {...picture} loading="eager" fetchPriority="high" />
      </div>
    </section>
  );
}
