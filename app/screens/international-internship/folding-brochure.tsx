import { Section } from '#app/components/layout/section/section.tsx';
import { DownloadLink } from '#app/components/sections/download-link/download-link.tsx';
import bridge from '#app/illustrations/prog-bridge.svg';
import styles from './folding-brochure.module.css';

/** The brochure, unfolded, and its download. */
export function FoldingBrochure({
  title,
  lede,
  link,
  path,
  bytes,
}: {
  title: string;
  lede: string;
  link: string;
  path: string;
  bytes: number;
}) {
  return (
    <Section ground="sky" space="band" inside={styles.columns}>
      <div className={styles.leaflet} aria-hidden="true">
        <div>
          <img src={bridge} alt="" width="1200" height="900" loading="lazy" />
        </div>
        <div className={styles.middle} />
        <div className={styles.back} />
      </div>
      <div>
        <h2>{title}</h2>
        <p className="lede">{lede}</p>
        <DownloadLink path={path} bytes={bytes}>
          {link}
        </DownloadLink>
      </div>
    </Section>
  );
}
