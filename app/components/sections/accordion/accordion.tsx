import { useId } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Item } from '#content/types/common.ts';
import styles from './accordion.module.css';

/**
 * An accordion of `details` elements, of which one can be open at a time (requirements 4), at first the first one. It works
 * without a script; `listenForAccordionKeys` adds the arrow keys.
 */
export function Accordion({
  items,
  isSplit = false,
}: {
  items: readonly Item[];
  /** Whether the items are in two columns on the desktop. */
  isSplit?: boolean;
}) {
  const name = useId();
  const middle = Math.ceil(items.length / 2);
  const groups = isSplit ? [items.slice(0, middle), items.slice(middle)] : [items];

  return (
    <div className={isSplit ? styles.split : undefined} data-accordion>
      {groups.map((group) => (
        <div key={group[0]?.title} className={styles.accordion}>
          {group.map(({ title, text }) => (
            <details key={title} name={name} open={title === items[0]?.title}>
              <summary>
                {title}
                <Icon name="plus" />
              </summary>
              <p>{text}</p>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
