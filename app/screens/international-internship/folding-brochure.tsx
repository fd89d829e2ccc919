import { Section } from '#app/components/layout/section/section.tsx';
import { DownloadLink } from '#app/components/sections/download-link/download-link.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import type { Brochure } from '#app/content/vocabulary/programme.ts';
import styles from './folding-brochure.module.css';

/** The brochure, unfolded, and its download. */
export function FoldingBrochure({ title, lede, download, cover }: Brochure) {
  return (
    <Section ground="sky" space="band" inside={styles.columns}>
      <div className={styles.leaflet} aria-hidden="true">
        <div>
          <Illustration file={cover.picture.file} />
        </div>
        <div className={styles.middle} />
        <div className={styles.back} />
      </div>
      <div>
        <h2>{title}</h2>
        <p className="lede">{lede}</p>
        <DownloadLink {...download} />
      </div>
    </Section>
  );
}
