import { type KeyboardEvent, useId, useRef } from 'react';
import type { Item } from '#app/content/vocabulary/nouns.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './accordion.module.css';
import { summaryAfterKey } from './summary-after-key.ts';

/**
 * Questions or fields that open in place, one at a time (SPEC section 4). Home, End and the arrow keys
 * go from one to the next. Without scripts it opens and closes all the same.
 */
export function Accordion({
  items,
  openFirst = false,
}: {
  items: readonly Item[];
  openFirst?: boolean;
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

  return (
    <div ref={list} className={styles.accordion}>
      {items.map(({ title, text }, index) => (
        <details key={title} name={name} open={openFirst && index === 0}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
          <summary onKeyDown={onKeyDown}>
            {title}
            <Icon name="plus" />
          </summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}
