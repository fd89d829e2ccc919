import type { ReactNode } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import type { Surface } from '#app/components/layout/surface.ts';
import type { Brochure } from '#content/types/programme.ts';
import { DownloadLink } from '../download-link.tsx';
import styles from './brochure-row.module.css';

/**
 * A section with the title, text and download of a brochure, beside a picture of it (`children`).
 *
 * @param props.isWide whether the picture is wide. On phones a wide picture is above the text.
 */
export function BrochureRow({
  title,
  lede,
  download,
  surface,
  isWide = false,
  children,
}: Omit<Brochure, 'cover'> & { surface: Surface; isWide?: boolean; children: ReactNode }) {
  return (
    <Section
      surface={surface}
      space="band"
      containerClass={isWide ? `${styles.row} ${styles.wide}` : styles.row}
    >
      <div className={styles.picture}>{children}</div>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="lead">{lede}</p>
      </div>
      <DownloadLink {...download} />
    </Section>
  );
}
