import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import pill from '#app/components/ui/pill/pill.module.css';
import { blog } from '#app/content/blog.ts';
import styles from './category-choice.module.css';

/** Who has chosen is back at what opens the list. */
function close({ currentTarget }: MouseEvent) {
  const summary = currentTarget.previousElementSibling as HTMLElement;
  summary.click();
  summary.focus({ preventScroll: true });
}

/**
 * Many categories: the chosen one is seen, the others are a list that opens.
 *
 * @param props.current links to all posts, and to the chosen category
 * @param props.children links, as entries of a list
 */
export function CategoryChoice({ current, children }: { current: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      {current}
      <details className={styles.choice}>
        <summary className={pill.pill}>
          {blog.filter.choose} <Icon name="chevron-down" />
        </summary>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click, too. */}
        <ul className={styles.list} onClick={close}>
          {children}
        </ul>
      </details>
    </div>
  );
}
