import type { ReactNode } from 'react';
import type { Ground } from '#app/components/layout/ground.ts';
import { Section } from '#app/components/layout/section.tsx';
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
  ground,
  wide = false,
  children,
}: Omit<Brochure, 'cover'> & { ground: Ground; wide?: boolean; children: ReactNode }) {
  return (
    <Section
      ground={ground}
      space="band"
      inside={wide ? `${styles.row} ${styles.wide}` : styles.row}
    >
      <div className={styles.picture}>{children}</div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="lede">{lede}</p>
      </div>
      <DownloadLink {...download} />
    </Section>
  );
}
