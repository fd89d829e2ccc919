import type { Brochure } from '#app/content/vocabulary/programme.ts';
import type { Ground } from '../../layout/section/ground.ts';
import { Section } from '../../layout/section/section.tsx';
import { DownloadLink } from '../download-link/download-link.tsx';
import { BrochureCover } from './brochure-cover.tsx';
import styles from './brochure-offer.module.css';

/** A programme's brochure with its cover, and its download. */
export function BrochureOffer({
  title,
  lede,
  download,
  cover,
  ground,
}: Brochure & { ground: Ground }) {
  return (
    <Section ground={ground} space="band" inside={styles.offer}>
      <div className={styles.sheet}>
        <BrochureCover {...cover} />
      </div>
      <div>
        <h2>{title}</h2>
        <p className="lede">{lede}</p>
        <DownloadLink {...download} />
      </div>
    </Section>
  );
}
