import type { Action } from '#app/components/sections/action-links/action-links.tsx';
import { ClosingSplit } from '#app/components/sections/closing-split/closing-split.tsx';
import airport from '#app/illustrations/gallery-airport.svg';
import styles from './farewell.module.css';

/** The page's last word, beside a family at the airport. */
export function Farewell({
  picture,
  ...words
}: {
  title: string;
  lede: string;
  actions: readonly Action[];
  /** What the picture shows, for those who don't see it. */
  picture: string;
}) {
  return (
    <ClosingSplit
      {...words}
      ground="brick"
      pictureFirst
      picture={{ source: airport, alt: picture, width: 900, height: 675, floor: styles.floor }}
    />
  );
}
