import { Link } from 'react-router';
import type { Region } from '#app/content/destinations/destinations.ts';
import styles from './poster.module.css';

/** A destination as a framed print; `picture` is 800 × 1000. */
export type PosterContent = { to: string; name: string; region: Region; picture: string };

/** A print with a cream border and a plate in its region's colour; the name is text, not part of the picture. */
export function Poster({ to, name, region, picture }: PosterContent) {
  return (
    <Link to={to} className={`region-${region} ${styles.poster}`}>
      <img src={picture} alt="" width="800" height="1000" loading="lazy" />
      <span className={styles.plate}>{name}</span>
    </Link>
  );
}
