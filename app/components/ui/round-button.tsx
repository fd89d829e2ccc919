import type { IconName } from '#content/types/icon-name.ts';
import { Icon } from './icon/icon.tsx';
import styles from './round-button.module.css';
import { Tooltip } from './tooltip.tsx';

/**
 * A round button with an icon alone, for rails and players: its label is a tooltip and its accessible name.
 *
 * @param props `data-…` attributes tell the script that listens to it what it does
 */
export function RoundButton({
  label,
  icon,
  ...attributes
}: {
  label: string;
  icon: IconName;
  'data-action'?: string;
  'data-pause'?: string;
  'data-play'?: string;
}) {
  return (
    <Tooltip label={label}>
      <button type="button" {...attributes} className={styles.button} aria-label={label}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
