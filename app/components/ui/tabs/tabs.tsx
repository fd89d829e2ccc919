import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { id: string; name: string; panel: ReactNode };

/**
 * Two panels, one of them shown. The tabs are links to their panels, and `:target` shows the one that was followed;
 * `enhanceTabs` makes ARIA tabs of them that look the same.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, Tab] }) {
  return (
    <div className={styles.tabs} data-tabs={label}>
      <div className={styles.list}>
        {tabs.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className={styles.tab}>
            {name}
          </a>
        ))}
      </div>
      <div>
        {tabs.map(({ id, panel }) => (
          <div key={id} id={id} className={styles.panel}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
