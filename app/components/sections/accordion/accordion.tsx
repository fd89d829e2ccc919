import { type KeyboardEvent, useId, useRef } from 'react';
import type { Item } from '#app/content/vocabulary/nouns.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './accordion.module.css';
import { summaryAfterKey } from './summary-after-key.ts';

/**
 * Questions or fields that open in place, one at a time (requirements 4). Home, End and the arrow keys
 * go from one to the next. Without scripts it opens and closes all the same.
 */
export function Accordion({
  items,
  openFirst = false,
  halves = false,
}: {
  items: readonly Item[];
  openFirst?: boolean;
  /** For many items: on the desktop the second half stands beside the first. */
  halves?: boolean;
}) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const summaries = [...(list.current?.querySelectorAll('summary') ?? [])];
    const next = summaryAfterKey(
      event.key,
      summaries.indexOf(event.currentTarget),
      summaries.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    summaries[next]?.focus();
  }

  const middle = Math.ceil(items.length / 2);
  const groups = halves ? [items.slice(0, middle), items.slice(middle)] : [items];

  return (
    <div ref={list} className={halves ? styles.halves : undefined}>
      {groups.map((group) => (
        <div key={group[0]?.title} className={styles.accordion}>
          {group.map(({ title, text }) => (
            <details key={title} name={name} open={openFirst && title === items[0]?.title}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
              <summary onKeyDown={onKeyDown}>
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
