import type { ReactNode } from 'react';
import type { Brochure } from '#app/content/vocabulary/programme.ts';
import type { Ground } from '../../layout/section/ground.ts';
import { Section } from '../../layout/section/section.tsx';
import { DownloadLink } from '../download-link/download-link.tsx';
import { BrochureCover } from './brochure-cover.tsx';
import styles from './brochure-offer.module.css';

/**
 * A programme's brochure with its cover, and its download.
 *
 * @param props.children a wide picture in the cover's place
 */
export function BrochureOffer({
  title,
  lede,
  download,
  cover,
  ground,
  children,
}: Brochure & { ground: Ground; children?: ReactNode }) {
  return (
    <Section
      ground={ground}
      space="band"
      inside={children ? `${styles.offer} ${styles.wide}` : styles.offer}
    >
      <div className={styles.picture}>
        {children ?? (
          <div className={styles.sheet}>
            <BrochureCover {...cover} />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="lede">{lede}</p>
      </div>
      <DownloadLink {...download} />
    </Section>
  );
}
