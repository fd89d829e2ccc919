import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import pill from '#app/components/ui/pill/pill.module.css';
import { blog } from '#app/content/blog.ts';
import type { Category } from '#blog/content-service.ts';
import styles from './category-choice.module.css';
import { listPath } from './list-address.ts';
import { writtenIn } from './written-in.ts';

/** Many categories: the chosen one is seen, the others are a list that opens. */
export function CategoryChoice({
  categories,
  chosen,
  all,
}: {
  categories: Category[];
  /** The link to all posts. */
  all: ReactNode;
  chosen: number | undefined;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const current = categories.find(({ id }) => id === chosen);

  function close({ target }: MouseEvent) {
    if (!(target instanceof Element && target.closest('a')) || !details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.row}>
      {all}
      {current && (
        <Link to={listPath(current.id)} preventScrollReset aria-current className={pill.pill}>
          <span {...writtenIn(current.name)}>{current.name}</span>{' '}
          <span className={pill.count}>{current.count}</span>
        </Link>
      )}
      <details ref={details} className={styles.choice}>
        <summary className={pill.pill}>
          {current ? blog.filter.other : blog.filter.choose} <Icon name="chevron-down" />
        </summary>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click, too. */}
        <ul className={styles.list} onClick={close}>
          {categories.map(({ id, name, count }) => (
            <li key={id}>
              <Link to={listPath(id)} preventScrollReset aria-current={chosen === id}>
                <span {...writtenIn(name)}>{name}</span> <span>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
