import { useId } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Item } from '#content/types/common.ts';
import styles from './accordion.module.css';

/**
 * Questions or fields that open in place, one at a time (requirements 4), without a script. `listenForAccordionKeys` adds the keys.
 */
export function Accordion({
  items,
  openFirst = false,
  isSplit = false,
}: {
  items: readonly Item[];
  openFirst?: boolean;
  /** For many items: on the desktop the second half stands beside the first. */
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
            <details key={title} name={name} open={openFirst && title === items[0]?.title}>
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
