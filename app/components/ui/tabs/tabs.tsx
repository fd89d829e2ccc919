import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { tabForKey } from './tab-keys.ts';
import styles from './tabs.module.css';

export type Tab = { id: string; name: string; panel: ReactNode };

/**
 * Two panels, one of them shown. In HTML the tabs are links to their panels, and `:target` shows the one that
 * was followed; when JavaScript runs they become ARIA tabs that look the same, with the same one selected.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, Tab] }) {
  const [selected, setSelected] = useState<number>();
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const enhanced = selected !== undefined;
  const [{ id: first }, { id: second }] = tabs;

  useEffect(() => {
    setSelected(Math.max(0, [first, second].indexOf(location.hash.slice(1))));
  }, [first, second]);

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key === ' ') return event.preventDefault();
    const next = tabForKey(event.key, index, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    links.current[next]?.focus();
  }

  return (
    <div className={enhanced ? undefined : styles.plain}>
      <div className={styles.list} {...(enhanced && { role: 'tablist', 'aria-label': label })}>
        {tabs.map(({ id, name }, index) => (
          <a
            key={id}
            href={`#${id}`}
            className={styles.tab}
            ref={(link) => {
              links.current[index] = link;
            }}
            {...(enhanced && {
              id: `${id}-tab`,
              role: 'tab',
              'aria-controls': id,
              'aria-selected': index === selected,
              tabIndex: index === selected ? 0 : -1,
              onClick: (event) => {
                event.preventDefault();
                setSelected(index);
              },
              onKeyDown: (event) => onKeyDown(event, index),
            })}
          >
            {name}
          </a>
        ))}
      </div>
      <div>
        {tabs.map(({ id, panel }, index) => (
          <div
            key={id}
            id={id}
            className={styles.panel}
            {...(enhanced && {
              role: 'tabpanel',
              'aria-labelledby': `${id}-tab`,
              tabIndex: 0,
              hidden: index !== selected,
            })}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
