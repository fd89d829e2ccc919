import type { Surface } from '#app/components/layout/surface.ts';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { IconName } from '#content/types/icon-name.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

/** A panel with a list, every item of which has the same icon. */
export function IconListPanel({
  items,
  icon,
  ...panelProps
}: {
  title: string;
  items: readonly string[];
  icon: IconName;
  surface: Surface;
}) {
  return (
    <Panel {...panelProps}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            {item}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
