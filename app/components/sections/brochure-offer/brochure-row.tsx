import type { ReactNode } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import type { Surface } from '#app/components/layout/surface.ts';
import type { Brochure } from '#content/types/programme.ts';
import { DownloadLink } from '../download-link.tsx';
import styles from './brochure-row.module.css';

/**
 * The words for a programme's brochure and its download, beside a picture of it.
 *
 * @param props.wide the picture is wide: on phones it stands above the words
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
