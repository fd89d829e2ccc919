import type { ReactNode } from 'react';
import styles from './tabs.module.css';

type Tab = { id: string; name: string; panel: ReactNode };

/**
 * Two tabs with their panels. Without a script the tabs are links to the panels, and `:target` selects the visible panel.
 * `enhanceTabs` turns them into ARIA tabs that look the same.
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
