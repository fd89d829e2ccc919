import type { Surface } from '#app/components/layout/surface.ts';
import type { Brochure } from '#content/types/programme.ts';
import { BrochureCover } from './brochure-cover.tsx';
import styles from './brochure-offer.module.css';
import { BrochureRow } from './brochure-row.tsx';

/** A section that offers a programme's brochure as a download, with its cover. */
export function BrochureOffer({ cover, ...row }: Brochure & { surface: Surface }) {
  return (
    <BrochureRow {...row}>
      <div className={styles.sheet}>
        <BrochureCover {...cover} />
      </div>
    </BrochureRow>
  );
}
