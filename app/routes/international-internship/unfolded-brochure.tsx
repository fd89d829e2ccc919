import { Illustration } from '#app/components/ui/illustration.tsx';
import type { Decoration } from '#content/types/picture.ts';
import styles from './unfolded-brochure.module.css';

/** A drawing of the unfolded brochure with its three panels. Screen readers skip it. */
export function UnfoldedBrochure({ file }: Decoration) {
  return (
    <div className={styles.brochure} aria-hidden="true">
      <div>
        <Illustration file={file} />
      </div>
      <div className={styles.middle} />
      <div className={styles.back} />
    </div>
  );
}
