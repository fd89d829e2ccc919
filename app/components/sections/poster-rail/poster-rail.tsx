import { useEffect, useRef, useState } from 'react';
import { RoundButton } from '#app/components/ui/round-button/round-button.tsx';
import type { PosterLink } from '#app/content/vocabulary/country.ts';
import { Poster } from '../poster/poster.tsx';
import styles from './poster-rail.module.css';

/** How much of the visible part an arrow moves the rail. */
const step = 0.6;

/**
 * A heading and a rail of posters that scrolls sideways by touch, wheel, keyboard (the focus takes it
 * along), or with the arrows, which appear once they work.
 */
export function PosterRail({
  title,
  controls,
  posters,
}: {
  title: string;
  controls: { previous: string; next: string };
  posters: readonly PosterLink[];
}) {
  const rail = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<{ first: boolean; last: boolean }>();

  const measure = () => {
    if (!rail.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = rail.current;
    // Sub-pixel positions: the last one may be up to a pixel short of the end.
    setEnds({ first: scrollLeft < 2, last: scrollLeft + clientWidth > scrollWidth - 2 });
  };
  useEffect(measure, []);

  const move = (direction: 1 | -1) => {
    const width = rail.current?.clientWidth ?? 0;
    rail.current?.scrollBy({ left: direction * width * step });
  };

  return (
    <>
      <div className={`container ${styles.bar}`}>
        <h2>{title}</h2>
        <div className={styles.arrows} data-ready={ends !== undefined || undefined}>
          <RoundButton
            label={controls.previous}
            icon="arrow-left"
            unavailable={ends?.first ?? false}
            onClick={() => move(-1)}
          />
          <RoundButton
            label={controls.next}
            icon="arrow-right"
            unavailable={ends?.last ?? false}
            onClick={() => move(1)}
          />
        </div>
      </div>
      <ul ref={rail} className={styles.rail} onScroll={measure}>
        {posters.map((poster) => (
          <li key={`${poster.name} ${poster.to}`}>
            <Poster {...poster} />
          </li>
        ))}
      </ul>
    </>
  );
}
