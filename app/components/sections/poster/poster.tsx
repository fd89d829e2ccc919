import { Link } from 'react-router';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import type { PosterLink } from '#app/content/vocabulary/country.ts';
import styles from './poster.module.css';

/** A destination as a framed print with a cream border and a plate in its region's colour; the name is text, not part of the picture. */
export function Poster({ to, name, region, poster }: PosterLink) {
  return (
    <Link to={to} className={`region-${region} ${styles.poster}`}>
      <Illustration file={poster} />
      <span className={styles.plate}>{name}</span>
    </Link>
  );
}
