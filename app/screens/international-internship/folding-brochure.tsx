import { Section } from '#app/components/layout/section/section.tsx';
import { DownloadLink } from '#app/components/sections/download-link/download-link.tsx';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import type { Download } from '#app/content/vocabulary/nouns.ts';
import type { Decoration } from '#app/content/vocabulary/picture.ts';
import styles from './folding-brochure.module.css';

/** The brochure, unfolded, and its download. */
export function FoldingBrochure({
  title,
  lede,
  download,
  bytes,
  cover,
}: {
  title: string;
  lede: string;
  download: Download;
  bytes: number;
  cover: Decoration;
}) {
  return (
    <Section ground="sky" space="band" inside={styles.columns}>
      <div className={styles.leaflet} aria-hidden="true">
        <div>
          <Illustration file={cover.file} />
        </div>
        <div className={styles.middle} />
        <div className={styles.back} />
      </div>
      <div>
        <h2>{title}</h2>
        <p className="lede">{lede}</p>
        <DownloadLink path={download.path} bytes={bytes}>
          {download.name}
        </DownloadLink>
      </div>
    </Section>
  );
}
