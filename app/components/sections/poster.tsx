import { Illustration } from '#app/components/ui/illustration.tsx';
import type { IllustrationName } from '#content/illustrations/illustrations.ts';
import type { PosterLink } from '#content/types/country.ts';
import styles from './poster.module.css';

/**
 * A destination as a framed print with a cream border and a plate in its region's colour; the name is text, not
 * part of the picture. With its `flag` beside the name it is a small one, for walls of many, whose stylesheet says how small.
 */
export function Poster({
  to,
  name,
  region,
  poster,
  flag,
}: PosterLink & { flag?: IllustrationName }) {
  return (
    <a href={to} className={`region-${region} ${styles.poster}`}>
      <Illustration file={poster} />
      <span className={styles.caption}>
        {flag && <Illustration file={flag} width={20} />}
        <span>{name}</span>
      </span>
    </a>
  );
}
