import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RoundButton } from '#app/components/ui/round-button/round-button.tsx';
import styles from './rail.module.css';

/** How much of the visible part an arrow moves the rail. */
const step = 0.6;

/**
 * A heading and a list that scrolls sideways by touch, wheel, keyboard, or with the arrows, which appear once
 * they work. `--rail-item` is the width of an item.
 *
 * @param props `label` names a list without links: the list itself then takes the focus, so that the arrow keys scroll it
 */
export function Rail({
  title,
  controls,
  label,
  children,
}: {
  title: string;
  controls: { previous: string; next: string };
  label?: string;
  /** `li` elements. */
  children: ReactNode;
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
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = isReduced ? 'auto' : 'smooth';
    rail.current?.scrollBy({ left: direction * width * step, behavior });
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
      <ul
        ref={rail}
        className={styles.rail}
        onScroll={measure}
        {...(label && { tabIndex: 0, 'aria-label': label })}
      >
        {children}
      </ul>
    </>
  );
}
