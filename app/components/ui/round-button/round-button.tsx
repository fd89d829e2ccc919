import type { IconName } from '#app/content/vocabulary/icon-name.ts';
import { Icon } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './round-button.module.css';

/**
 * A round button with an icon alone, for rails and players: its label is a tooltip and its accessible name.
 *
 * @param props `unavailable` leaves it in the tab order (a disabled button would drop the focus)
 */
export function RoundButton({
  label,
  icon,
  onClick,
  unavailable = false,
}: {
  label: string;
  icon: IconName;
  onClick: () => void;
  unavailable?: boolean;
}) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-disabled={unavailable || undefined}
        onClick={onClick}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
