import type { Ground } from '#app/components/layout/ground.ts';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { IconName } from '#content/types/icon-name.ts';
import styles from './gains.module.css';
import { Room } from './room.tsx';

/** What one gets there, or takes away: each line with the same sign. */
export function Gains({
  items,
  icon,
  ...room
}: {
  title: string;
  items: readonly string[];
  icon: IconName;
  ground: Ground;
}) {
  return (
    <Room {...room}>
      <ul className={styles.gains}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} />
            {item}
          </li>
        ))}
      </ul>
    </Room>
  );
}
