import type { ReactNode } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import type { IllustrationName } from '#content/illustrations/illustration-names.ts';
import type { PosterLink } from '#content/types/country.ts';
import styles from './poster.module.css';

/**
 * A card that links to a destination: a poster with a cream border and a caption in its region's colour. The name is text, not
 * part of the picture.
 *
 * @param props.flag shown beside the name of small posters. The parent's stylesheet sets their size.
 * @param props.children text below the name
 */
export function Poster({
  to,
  name,
  region,
  poster,
  flag,
  children,
}: PosterLink & { flag?: IllustrationName; children?: ReactNode }) {
  return (
    <PageLink to={to} className={`region-${region} ${styles.poster}`}>
      <Illustration file={poster} />
      <span className={styles.caption}>
        {flag && <Illustration file={flag} width={20} />}
        <span>{name}</span>
        {children && <> {children}</>}
      </span>
    </PageLink>
  );
}
