import type { ReactNode } from 'react';
import { RoundButton } from '#app/components/ui/round-button.tsx';
import styles from './horizontal-scroller.module.css';

/**
 * A heading and a list that scrolls horizontally by touch, wheel, keyboard or arrow buttons. The buttons are hidden until
 * `enhanceHorizontalScrollers` makes them work. `--item-width` is the width of an item.
 *
 * @param props.label the accessible name of a list without links. Such a list is focusable, so that the arrow keys scroll it.
 */
export function HorizontalScroller({
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
  return (
    <>
      <div className={`container ${styles.bar}`} data-scroller>
        <h2>{title}</h2>
        <div className={styles.arrows}>
          <RoundButton label={controls.previous} icon="arrow-left" />
          <RoundButton label={controls.next} icon="arrow-right" />
        </div>
      </div>
      <ul className={styles.scroller} {...(label && { tabIndex: 0, 'aria-label': label })}>
        {children}
      </ul>
    </>
  );
}
